import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { SuggestionList, useListNavigation } from '@/ui/suggestion-list';
import { Textarea } from '@/ui/textarea';
import type { ComboboxOption } from '@/ui/use-suggestions';
import './comments.css';
import { LONGEST_COMMENT } from './limits';
import { insertMention, matching, mentionQuery } from './mentions';
import type { TeamMember } from './team';

interface MentionFieldProps {
  label: string;
  labelHidden?: boolean;
  value: string;
  onChange: (text: string) => void;
  members: readonly TeamMember[];
  error?: ReactNode;
  /** Ctrl + Enter. */
  onSend: () => void;
  autoFocus?: boolean;
}

/** A comment in which @ opens the members of the team. */
export function MentionField(props: MentionFieldProps) {
  const { label, labelHidden, value, onChange, members, error, onSend, autoFocus } = props;
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const options = useMemo<ComboboxOption[]>(
    () =>
      query === null
        ? []
        : matching(members, query).map((member) => ({
            value: member.user_id,
            label: member.name,
            note: MEMBER_ROLES[member.role](),
          })),
    [members, query],
  );
  const isOpen = options.length > 0;
  const pick = ({ label: name }: ComboboxOption) => {
    const { current } = field;
    if (!current) return;
    const next = insertMention(value, current.selectionStart, name);
    onChange(next.text);
    setQuery(null);
    // The caret can be set only when the new text is in the field.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(next.caret, next.caret);
    });
  };
  const { active, onKeyDown, inputProps } = useListNavigation({
    listId,
    options,
    open: isOpen,
    setOpen: (open) => {
      if (!open) setQuery(null);
    },
    onPick: pick,
    firstIsActive: true,
  });
  const look = () => {
    const { current } = field;
    if (current) setQuery(mentionQuery(current.value, current.selectionStart));
  };
  const press = (event: KeyboardEvent) => {
    // Arrows move the caret as long as no list is open.
    if (isOpen && onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
  };
  return (
    <div className="mention-field">
      <Field
        label={label}
        labelHidden={labelHidden}
        error={error}
        hint={m.applicants_comment_hint()}
        counter={
          value.length > LONGEST_COMMENT / 2
            ? { value: [...value].length, max: LONGEST_COMMENT }
            : undefined
        }
      >
        <Textarea
          ref={field}
          rows={1}
          maxRows={8}
          value={value}
          autoFocus={autoFocus}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={inputProps['aria-activedescendant']}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            look();
          }}
          onClick={look}
          onKeyUp={(event) => {
            if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') look();
          }}
          onKeyDown={press}
          onBlur={() => setQuery(null)}
        />
      </Field>
      <SuggestionList
        id={listId}
        label={m.applicants_members()}
        open={isOpen}
        suggestions={{ status: 'ready', options }}
        active={active}
        texts={{
          loading: '',
          failed: '',
          empty: '',
          found: (count) => m.applicants_members_found({ count }),
        }}
        onPick={pick}
      />
    </div>
  );
}
