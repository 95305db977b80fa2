import * as v from 'valibot';
import { emailRule } from '@/forms/profile-rules';
import { m } from '@/paraglide/messages';

export const emailSchema = v.object({ email: emailRule });
export type EmailForm = v.InferInput<typeof emailSchema>;

export const phoneSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.nonEmpty(() => m.error_required_field()),
    v.regex(/^\+998\d{9}$/, () => m.error_invalid_phone()),
  ),
});
export type PhoneForm = v.InferInput<typeof phoneSchema>;
