import * as v from 'valibot';
import { phoneProblem } from '@/forms/phone';
import { emailRule } from '@/forms/profile-rules';
import { m } from '@/paraglide/messages';

export const emailSchema = v.object({ email: emailRule });
export type EmailForm = v.InferInput<typeof emailSchema>;

export const phoneSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.nonEmpty(() => m.error_required_field()),
    v.check(
      (phone) => phoneProblem(phone) === undefined,
      ({ input }) => phoneProblem(input) ?? '',
    ),
  ),
});
export type PhoneForm = v.InferInput<typeof phoneSchema>;
