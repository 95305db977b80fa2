import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { limits } from '@/api/limits.gen';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { forgetText, useKeptText } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import { TemplatePicker, unfilledError } from '@/forms/templates/template-picker';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { getLocale } from '@/i18n/locale';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import { invitationsLeftQuery, inviteCandidate, openVacanciesQuery } from './invite';
import './invite.css';
import { candidateQuery } from './queries';

const { minLength, maxLength } = limits.InvitationText;

interface InviteDialogProps {
  slug: string;
  name: string;
  onClose: () => void;
}

/** Which vacancy the candidate is invited to, and why. */
export function InviteDialog({ slug, name, onClose }: InviteDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const vacancies = useQuery(openVacanciesQuery());
  const left = useQuery(invitationsLeftQuery());
  const send = useAction(async (vacancy: string, message: string) => {
    const { vacancy: asked, resume_id } = await inviteCandidate(slug, { vacancy, message });
    forgetText(keptName(slug));
    onClose();
    void queryClient.invalidateQueries({ queryKey: invitationsLeftQuery().queryKey });
    // The invitation is shown on the candidate's page.
    void queryClient.invalidateQueries({ queryKey: candidateQuery(slug).queryKey });
    toast.success(m.candidate_invited({ name }), {
      label: m.candidate_invited_open(),
      onPress: () =>
        void navigate({
          to: '/profile/my-vacancies/$slug/applications/$resume',
          params: { slug: asked.slug, resume: resume_id },
        }),
    });
  });
  // Without an answer the form is shown all the same: the server decides.
  const list = left.isPending ? undefined : vacancies.data;
  const nextAt = left.data?.next_at;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.candidate_invite()}
      closeLabel={m.ui_close()}
      size="md"
      busy={send.busy}
      foot={
        list &&
        list.length > 0 &&
        !nextAt && (
          <>
            <Button disabled={send.busy} onClick={onClose}>
              {m.candidate_cancel()}
            </Button>
            <Button type="submit" form={form} look="primary" busy={send.busy}>
              {m.candidate_invite_send()}
            </Button>
          </>
        )
      }
    >
      {!list ? (
        vacancies.error ? (
          <ErrorState
            title={m.candidate_invite_not_loaded()}
            text={errorText(vacancies.error)}
            retryText={m.ui_retry()}
            busy={vacancies.isFetching}
            onRetry={() => void vacancies.refetch()}
          />
        ) : (
          <Skeleton label={m.ui_loading()}>
            <SkeletonLine height={200} />
          </Skeleton>
        )
      ) : list.length === 0 ? (
        <div className="candidate-invite-form">
          <p>{m.candidate_invite_no_vacancies()}</p>
          <Link to="/jobs/create" className={buttonClass({ look: 'primary' })}>
            {m.my_vacancies_create()}
          </Link>
        </div>
      ) : nextAt ? (
        <p role="status">
          {m.candidate_invite_none_left({ of: left.data?.of ?? 0, time: momentText(nextAt) })}
        </p>
      ) : (
        <InviteForm
          form={form}
          slug={slug}
          name={name}
          vacancies={list}
          left={left.data}
          failure={send.failure}
          onSend={(vacancy, message) => void send.run(vacancy, message)}
        />
      )}
    </Dialog>
  );
}

const keptName = (candidate: string) => `invite-candidate:${candidate}`;

interface InviteFormProps {
  form: string;
  /** The candidate's. */
  slug: string;
  name: string;
  vacancies: readonly { slug: string; title: string }[];
  /** How many invitations the plan still allows. */
  left: { left: number; of: number } | undefined;
  failure: unknown;
  onSend: (vacancy: string, message: string) => void;
}

function InviteForm({
  form,
  slug: candidate,
  name,
  vacancies,
  left,
  failure,
  onSend,
}: InviteFormProps) {
  const field = useId();
  const [vacancy, setVacancy] = useState(vacancies[0]?.slug ?? '');
  const kept = useKeptText(keptName(candidate));
  const { text } = kept;
  const [isTried, setTried] = useState(false);
  const count = countChars(text.trim());
  const problem = lengthError(count) ?? unfilledError(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) document.getElementById(field)?.focus();
    else onSend(vacancy, text.trim());
  };
  return (
    <form id={form} noValidate className="candidate-invite-form" onSubmit={submit}>
      <p>{m.candidate_invite_text({ name })}</p>
      {left && (
        <p className="candidate-note">
          {m.candidate_invite_left({ left: left.left, of: left.of })}
        </p>
      )}
      <Field label={m.candidate_invite_vacancy()} required error={fieldError(failure, 'vacancy')}>
        <Select
          options={vacancies.map(({ slug, title }) => ({ value: slug, label: title }))}
          value={vacancy}
          onChange={(event) => setVacancy(event.currentTarget.value)}
        />
      </Field>
      <Field
        id={field}
        label={m.candidate_invite_message()}
        hint={m.candidate_invite_hint()}
        required
        error={fieldError(failure, 'message') ?? (isTried ? problem : undefined)}
        counter={{ value: count, max: maxLength }}
      >
        <Textarea
          rows={5}
          data-autofocus
          value={text}
          onChange={(event) => kept.change(event.currentTarget.value)}
        />
      </Field>
      <TemplatePicker
        kind="invitation"
        // The language of somebody who has not applied is not known.
        locale={getLocale()}
        values={{ name, vacancy: vacancies.find(({ slug }) => slug === vacancy)?.title }}
        text={text}
        field={field}
        onPick={kept.change}
      />
      <FormError text={headError(failure, ['vacancy', 'message'])} />
    </form>
  );
}

function lengthError(count: number): string | undefined {
  if (count === 0) return m.error_required_field();
  if (count < minLength) return m.error_too_short({ min: minLength });
  return count > maxLength ? m.error_too_long({ max: maxLength }) : undefined;
}
