import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { limits } from '@/api/limits.gen';
import { fieldError } from '@/forms/failure';
import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Select, type SelectOption } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import type { Finding, ReasonCode } from './model';
import { anotherReason, draftProblems, MOST_REASONS, type ReasonDraft, toReasons } from './reasons';
import { REASONS, reasonOptions } from './words';

interface ReasonsFieldsProps {
  drafts: readonly ReasonDraft[];
  onChange: (drafts: ReasonDraft[]) => void;
  places: readonly SelectOption[];
  /** The reasons to choose from; without them all. */
  codes?: readonly ReasonCode[];
  findings: readonly Finding[];
  /** Errors are shown after the first attempt to send. */
  isTried: boolean;
  failure: unknown;
}

/** One to five reasons, with a preview of what the owner will read. */
export function ReasonsFields(props: ReasonsFieldsProps) {
  const { drafts, onChange, places, findings } = props;
  const box = useRef<HTMLDivElement>(null);
  const remove = (id: number) => {
    onChange(drafts.filter((draft) => draft.id !== id));
    // The clicked button disappears with its row, so the focus moves to the first row.
    box.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={box} className="mod-reasons">
      {drafts.map((draft, at) => (
        <ReasonRow
          key={draft.id}
          {...props}
          draft={draft}
          at={at}
          onRemove={() => remove(draft.id)}
        />
      ))}
      {drafts.length < MOST_REASONS && (
        <Button
          size="sm"
          icon={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
          onClick={() => onChange([...drafts, anotherReason(drafts, findings, places)])}
        >
          {m.moderation_reason_add()}
        </Button>
      )}
      <Preview drafts={drafts} />
    </div>
  );
}

function ReasonRow({
  draft,
  at,
  drafts,
  onChange,
  places,
  codes,
  isTried,
  failure,
  onRemove,
}: ReasonsFieldsProps & { draft: ReasonDraft; at: number; onRemove: () => void }) {
  const number = at + 1;
  const problems = isTried ? draftProblems(draft) : {};
  const set = (change: Partial<ReasonDraft>) =>
    onChange(drafts.map((one) => (one.id === draft.id ? { ...one, ...change } : one)));
  const error = (field: 'code' | 'field' | 'text') => fieldError(failure, `reasons.${at}.${field}`);
  return (
    <div className="mod-reason">
      <div className="mod-reason-head">
        <Field
          label={m.moderation_reason({ number })}
          error={problems.code ?? error('code')}
          required
        >
          <Select
            placeholder={m.moderation_reason_choose()}
            options={reasonOptions(codes)}
            value={draft.code}
            data-autofocus={at === 0 || undefined}
            onChange={(event) => set({ code: event.currentTarget.value as ReasonDraft['code'] })}
          />
        </Field>
        {drafts.length > 1 && (
          <IconButton
            label={m.moderation_reason_remove({ number })}
            icon={<Trash2 size={20} strokeWidth={1.8} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <Field label={m.moderation_reason_field()} error={error('field')}>
        <Select
          placeholder={m.moderation_reason_whole()}
          options={places}
          value={draft.field}
          onChange={(event) => set({ field: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={m.moderation_reason_text()}
        error={problems.text ?? error('text')}
        counter={{ value: countChars(draft.text.trim()), max: limits.ReasonText.maxLength }}
      >
        <Textarea
          rows={2}
          value={draft.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}

function Preview({ drafts }: { drafts: readonly ReasonDraft[] }) {
  const id = useId();
  const reasons = toReasons(drafts);
  return (
    <section className="mod-preview" aria-labelledby={id}>
      <h3 id={id} className="mod-preview-title">
        {m.moderation_preview()}
      </h3>
      {reasons.length === 0 ? (
        <p>{m.moderation_preview_empty()}</p>
      ) : (
        <ul>
          {reasons.map(({ code, field, text }) => (
            <li key={`${code} ${field} ${text}`}>
              <strong>{REASONS[code].title()}</strong>
              {text && <q>{text}</q>}
              <p>{REASONS[code].fix()}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="console-note">{m.moderation_preview_note()}</p>
    </section>
  );
}
