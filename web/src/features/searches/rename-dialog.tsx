import { type FormEvent, useId, useState } from 'react';
import { SearchName } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { SavedSearch } from './queries';

interface RenameDialogProps {
  search: SavedSearch;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

export function RenameDialog({ search, onSave, onClose }: RenameDialogProps) {
  const form = useId();
  const [name, setName] = useState(search.name);
  const save = useAction(async () => {
    await onSave(name);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.searches_rename_title()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button onClick={onClose}>{m.searches_rename_cancel()}</Button>
          <Button look="primary" type="submit" form={form} busy={save.busy}>
            {m.searches_rename_save()}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label={m.searches_name()} required>
          <Input
            value={name}
            required
            maxLength={SearchName.maxLength}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <FormError text={save.error} />
      </form>
    </Dialog>
  );
}
