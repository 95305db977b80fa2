import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '@/api/errors';
import { limits } from '@/api/limits.gen';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { countChars } from '@/forms/schema';
import { useAction } from '@/forms/use-action';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import { appealTakingDown, forgetVacancies } from './calls';
import type { TakenDown } from './model';

const { minLength, maxLength } = limits.TakingDownAppeal;

/** That a moderator took the vacancy down, what it cost the company, and the one way to object. */
export function TakenDownNote({ slug, down }: { slug: string; down: TakenDown }) {
  const canRun = useCan('run_vacancies');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="own-down">
      <p>{m.my_vacancies_taken_down_on({ day: momentDay(down.at) })}</p>
      <p>{strikeText(down.strike)}</p>
      {down.appealed_at ? (
        <p role="status">{m.my_vacancies_appealed({ day: momentDay(down.appealed_at) })}</p>
      ) : (
        canRun && <Button onClick={() => setOpen(true)}>{m.my_vacancies_appeal()}</Button>
      )}
      {isOpen && <AppealDialog slug={slug} onClose={() => setOpen(false)} />}
    </div>
  );
}

function strikeText(strike: TakenDown['strike']): string {
  switch (strike) {
    case 1:
      return m.my_vacancies_strike_first();
    case 2:
      return m.my_vacancies_strike_second();
    case 3:
      return m.my_vacancies_strike_third();
    default:
      return m.my_vacancies_strike_none();
  }
}

function AppealDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useAction(async () => {
    try {
      await appealTakingDown(slug, text.trim());
    } catch (failure) {
      // An earlier attempt, whose answer was lost.
      if (!(failure instanceof ApiError) || failure.code !== 'appeal_sent') throw failure;
    }
    toast.success(m.my_vacancies_appeal_sent());
    await forgetVacancies(queryClient);
    onClose();
  });
  const count = countChars(text.trim());
  const isShort = count < minLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort) document.getElementById(`${id}-text`)?.focus();
    else void send.run();
  };
  return (
    <Dialog
      open
      title={m.my_vacancies_appeal_title()}
      closeLabel={m.ui_close()}
      busy={send.busy}
      onClose={onClose}
      foot={
        <>
          <Button disabled={send.busy} onClick={onClose}>
            {m.my_vacancies_cancel()}
          </Button>
          <Button type="submit" form={id} look="primary" busy={send.busy}>
            {m.my_vacancies_appeal_send()}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="own-appeal" onSubmit={submit}>
        <p>{m.my_vacancies_appeal_text()}</p>
        <FormError text={headError(send.failure, ['text'])} />
        <Field
          id={`${id}-text`}
          label={m.my_vacancies_appeal_label()}
          required
          error={
            fieldError(send.failure, 'text') ??
            (isTried && isShort ? m.error_too_short({ min: minLength }) : undefined)
          }
          counter={{
            value: count,
            max: maxLength,
            label: m.ui_counter({ value: count, max: maxLength }),
          }}
        >
          <Textarea
            rows={6}
            data-autofocus
            value={text}
            onChange={(event) => {
              send.forget();
              setText(event.currentTarget.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
