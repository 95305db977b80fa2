import { useEffect } from 'react';
import { CodeFields } from '@/forms/code-fields';
import type { CodeSent } from '@/forms/codes';
import { useCodeEntry } from '@/forms/use-code-entry';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';

interface CodeEntryProps {
  sent: CodeSent;
  onCode: (code: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
}

/** A code entry in the middle of a page, as a form of its own. */
export function CodeEntry({ sent, onCode, onResend }: CodeEntryProps) {
  const entry = useCodeEntry({ requestId: sent.request_id, onCode, onResend });
  const { input } = entry;
  // The person has just requested the code and expects this field, so it gets the focus.
  useEffect(() => input.current?.focus(), [input]);
  return (
    <form
      className="settings-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        entry.submit();
      }}
    >
      <CodeFields
        entry={entry}
        label={m.settings_code_label()}
        hint={m.settings_code_sent({ to: sent.phone })}
      />
      <Button type="submit" look="primary" className="settings-start" busy={entry.check.busy}>
        {m.settings_code_confirm()}
      </Button>
    </form>
  );
}
