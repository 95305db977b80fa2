import type { UseQueryResult } from '@tanstack/react-query';
import { MapPin, Phone, Video } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId } from 'react';
import type { components } from '@/api/schema.gen';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { countChars } from '@/forms/schema';
import type { TemplateValues } from '@/forms/templates/fill';
import { TemplatePicker } from '@/forms/templates/template-picker';
import { getLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { Field, FieldSet } from '@/ui/field';
import { Input } from '@/ui/input';
import { LinkInput } from '@/ui/link-input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { SkeletonLine } from '@/ui/skeleton';
import { Textarea } from '@/ui/textarea';
import { ChosenTimes } from './chosen-times';
import type { InterviewDraft, Problems } from './draft';
import type { InterviewTarget } from './interview-dialog';
import { LONGEST, LONGEST_NOTE, SHORTEST } from './limits';
import { Preview } from './preview';
import { clockOf, dayOf } from './times';
import type { Clash } from './week';
import type { InterviewKind } from './wire';
import { KINDS } from './words';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;
const ICONS = { office: MapPin, online: Video, phone: Phone };
const LENGTHS = [15, 20, 30, 45, 60, 90, 120, 180, 240].filter(
  (one) => one >= SHORTEST && one <= LONGEST,
);

interface InterviewFormProps {
  form: string;
  target: InterviewTarget;
  draft: InterviewDraft & { interviewers: string[] };
  team: UseQueryResult<components['schemas']['Team']>;
  now: number;
  /** Who is busy at each of the chosen times. */
  clashes: readonly (readonly Clash[])[];
  problems: Problems;
  /** What the server refused. */
  failure: unknown;
  onChange: (patch: Partial<InterviewDraft>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The left part of the dialog: everything about the interview but the week. */
export function InterviewForm(props: InterviewFormProps) {
  const { form, target, draft, clashes, problems, failure, now, onChange, onSubmit } = props;
  const note = useId();
  const noteCount = countChars(draft.note.trim());
  const asked = target.interview?.asks_other ? target.interview.ask_text : null;
  // Errors of single times stand beside them.
  const fields = ['place', 'link', 'interviewers', 'starts', 'note', 'duration_minutes'];
  const times = draft.chosen.map((_, place) => `starts.${place}`);
  return (
    <form id={form} noValidate className="interview-form" onSubmit={onSubmit}>
      <div className="interview-who">
        <Avatar name={target.name} size={44} />
        <div>
          <p className="interview-name">{target.name}</p>
          <p className="interview-position">{target.position}</p>
        </div>
      </div>
      {asked && (
        <div className="interview-asked">
          <p>{m.interview_asked()}</p>
          <blockquote>{asked}</blockquote>
        </div>
      )}
      <RadioGroup
        label={m.interview_kind()}
        look="segments"
        options={(Object.keys(KINDS) as InterviewKind[]).map((kind) => {
          const Icon = ICONS[kind];
          return {
            value: kind,
            label: (
              <span className="interview-kind">
                <Icon {...ICON} />
                {KINDS[kind]()}
              </span>
            ),
          };
        })}
        value={draft.kind}
        onChange={(kind) => onChange({ kind: kind as InterviewKind })}
      />
      {draft.kind === 'office' && (
        <Field
          label={m.interview_place()}
          required
          error={problems.place ?? fieldError(failure, 'place')}
        >
          <Input
            data-part="place"
            autoComplete="street-address"
            value={draft.place}
            onChange={(event) => onChange({ place: event.currentTarget.value })}
          />
        </Field>
      )}
      {draft.kind === 'online' && (
        <Field
          label={m.interview_link()}
          hint={m.interview_link_hint()}
          required
          error={problems.link ?? fieldError(failure, 'link')}
        >
          <LinkInput data-part="link" value={draft.link} onChange={(link) => onChange({ link })} />
        </Field>
      )}
      {draft.kind === 'phone' && <p className="interview-hint">{m.interview_phone_hint()}</p>}
      <Field label={m.interview_duration()} error={fieldError(failure, 'duration_minutes')}>
        <Select
          options={withOwn(draft.minutes).map((count) => ({
            value: String(count),
            label: m.interviews_minutes({ count }),
          }))}
          value={String(draft.minutes)}
          onChange={(event) => onChange({ minutes: Number(event.currentTarget.value) })}
        />
      </Field>
      <Interviewers {...props} />
      <ChosenTimes
        chosen={draft.chosen}
        minutes={draft.minutes}
        now={now}
        clashes={clashes}
        error={problems.starts ?? fieldError(failure, 'starts')}
        errorOf={(place) => fieldError(failure, `starts.${place}`)}
        onChange={(chosen) => onChange({ chosen })}
      />
      <Field
        id={note}
        label={m.interview_note()}
        hint={m.interview_note_hint()}
        error={problems.note ?? fieldError(failure, 'note')}
        counter={{ value: noteCount, max: LONGEST_NOTE }}
      >
        <Textarea
          data-part="note"
          rows={3}
          value={draft.note}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </Field>
      <TemplatePicker
        kind="interview"
        locale={target.locale ?? getLocale()}
        values={templateValues(target, draft)}
        text={draft.note}
        field={note}
        onPick={(text) => onChange({ note: text })}
      />
      <Preview target={target} draft={draft} />
      <FormError text={headError(failure, [...fields, ...times])} />
    </form>
  );
}

/** Written in digits, which are read in every language. Several times are chosen from below the message. */
function templateValues(target: InterviewTarget, draft: InterviewDraft): TemplateValues {
  const { chosen, kind } = draft;
  const [only] = chosen.length === 1 ? chosen : [];
  const [year, month, day] = only ? dayOf(only.at).split('-') : [];
  const place = kind === 'office' ? draft.place.trim() : kind === 'online' ? draft.link.trim() : '';
  return {
    name: target.name,
    vacancy: target.vacancy,
    date: only && `${day}.${month}.${year}, ${clockOf(only.at)}`,
    place,
  };
}

/** The length of the interview that is moved, if it is an unusual one. */
function withOwn(minutes: number): number[] {
  return [...new Set([...LENGTHS, minutes])].sort((a, b) => a - b);
}

function Interviewers({ draft, team, problems, failure, onChange }: InterviewFormProps) {
  const id = useId();
  const { interviewers } = draft;
  const toggle = (one: string) =>
    onChange({
      interviewers: interviewers.includes(one)
        ? interviewers.filter((known) => known !== one)
        : [...interviewers, one],
    });
  return (
    <FieldSet
      label={m.interview_interviewers()}
      required
      error={problems.interviewers ?? fieldError(failure, 'interviewers')}
    >
      <div id={id} data-part="interviewers" tabIndex={-1} className="interview-people">
        {team.data?.members.map(({ user_id, name, phone }) => (
          <Chip
            key={user_id}
            pressed={interviewers.includes(user_id)}
            onClick={() => toggle(user_id)}
          >
            {name || phone}
          </Chip>
        ))}
        {!team.data && !team.error && <SkeletonLine height={36} />}
        {!team.data && team.error && (
          <div role="alert" className="interview-problem interview-retry">
            <p>{m.interview_team_not_loaded()}</p>
            <Button size="sm" busy={team.isFetching} onClick={() => void team.refetch()}>
              {m.ui_retry()}
            </Button>
          </div>
        )}
      </div>
    </FieldSet>
  );
}
