import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Chip, RemovableChip } from '@/ui/chip';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useSettled } from '@/ui/use-settled';
import type { ChatsFilter } from './search';

interface ListToolsProps {
  filter: ChatsFilter;
  /** The name of the vacancy that the list is limited to, once it is known. */
  vacancy: string | undefined;
  onChange: (filter: ChatsFilter) => void;
}

/** What is looked for, and which conversations are shown. */
export function ListTools({ filter, vacancy, onChange }: ListToolsProps) {
  return (
    <div className="chat-tools">
      <SearchField
        value={filter.search ?? ''}
        onChange={(search) => onChange({ ...filter, search: search || undefined })}
      />
      <div className="chat-chips">
        <Chip
          pressed={filter.unread ?? false}
          onClick={() => onChange({ ...filter, unread: filter.unread ? undefined : true })}
        >
          {m.chat_unread_only()}
        </Chip>
        {filter.vacancy && (
          <RemovableChip
            label={vacancy ?? m.chat_one_vacancy()}
            removeLabel={m.chat_remove_filter({ filter: vacancy ?? m.chat_one_vacancy() })}
            onRemove={() => onChange({ ...filter, vacancy: undefined })}
          />
        )}
      </div>
    </div>
  );
}

const PAUSE_MS = 400;

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Asks after a pause in typing. What changes the address otherwise, such as "Back", changes the field too. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    if (value !== asked) setText(value);
  }
  const settled = useSettled(text, PAUSE_MS);
  const ask = useEffectEvent((typed: string) => {
    const wanted = typed.trim();
    if (wanted === value) return;
    setAsked(wanted);
    onChange(wanted);
  });
  useEffect(() => ask(settled), [settled]);
  return (
    <search>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <Field label={m.chat_search()} labelHidden>
          <Input
            type="search"
            icon={<Search size={20} strokeWidth={1.9} aria-hidden="true" />}
            placeholder={m.chat_search()}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </search>
  );
}
