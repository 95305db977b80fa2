import { type FormEvent, useState } from 'react';
import { SynonymNote } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { readWords, type Synonyms, type SynonymsForm } from './search-queries';

interface SynonymsFieldsProps {
  /** The group being edited; undefined for a new one. */
  group?: Synonyms;
  button: string;
  onSend: (form: SynonymsForm) => Promise<void>;
}

export function SynonymsFields({ group, button, onSend }: SynonymsFieldsProps) {
  const [words, setWords] = useState(group?.words.join(', ') ?? '');
  const [note, setNote] = useState(group?.note ?? '');
  const send = useAction(() => onSend({ words: readWords(words), note: note || null }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  return (
    <form className="console-form" onSubmit={submit}>
      <Field label={m.console_synonyms_words()} hint={m.console_synonyms_words_hint()} required>
        <Input value={words} required onChange={(event) => setWords(event.currentTarget.value)} />
      </Field>
      <Field label={m.console_synonyms_note()}>
        <Input
          value={note}
          maxLength={SynonymNote.maxLength}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      <FormError text={send.error} />
      <div>
        <Button look="primary" type="submit" busy={send.busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
