import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useKeptText } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog, Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { Textarea } from '@/ui/textarea';
import { LONGEST_DECLINE } from './limits';
import type { useApplicationActions } from './use-application-actions';
import type { QuitReason } from './wire';

type Actions = ReturnType<typeof useApplicationActions>;

/** What is asked before an action that others see. */
export function ActionDialogs({ actions }: { actions: Actions }) {
  switch (actions.asked) {
    case 'withdraw':
      return <WithdrawDialog actions={actions} />;
    case 'decline':
      return <DeclineDialog actions={actions} />;
    case 'quit':
      return <QuitDialog actions={actions} />;
    default:
      return null;
  }
}

function WithdrawDialog({ actions }: { actions: Actions }) {
  return (
    <ConfirmDialog
      open
      title={m.applications_withdraw_title()}
      confirmText={m.applications_withdraw()}
      cancelText={m.applications_keep()}
      closeLabel={m.ui_close()}
      danger
      busy={actions.busy === 'withdraw'}
      onConfirm={() => void actions.run({ action: 'withdraw' })}
      onClose={actions.stopAsking}
    >
      <p>{m.applications_withdraw_text()}</p>
      <FormError text={actions.error} />
    </ConfirmDialog>
  );
}

function DeclineDialog({ actions }: { actions: Actions }) {
  const kept = useKeptText(`decline:${actions.id}`);
  const written = countChars(kept.text.trim());
  const isLong = written > LONGEST_DECLINE;
  const send = async () => {
    if (isLong) return;
    const isSent = await actions.run({ action: 'decline', text: kept.text.trim() });
    if (isSent) kept.forget();
  };
  return (
    <ConfirmDialog
      open
      title={m.applications_decline_title()}
      confirmText={m.applications_decline()}
      cancelText={m.applications_keep()}
      closeLabel={m.ui_close()}
      danger
      busy={actions.busy === 'decline'}
      onConfirm={() => void send()}
      onClose={actions.stopAsking}
    >
      <Field
        label={m.applications_decline_label()}
        hint={m.applications_decline_hint()}
        error={isLong ? m.error_too_long({ max: LONGEST_DECLINE }) : undefined}
        counter={{
          value: written,
          max: LONGEST_DECLINE,
          label: m.ui_counter({ value: written, max: LONGEST_DECLINE }),
        }}
      >
        <Textarea
          rows={3}
          value={kept.text}
          onChange={(event) => kept.change(event.target.value)}
        />
      </Field>
      <FormError text={actions.error} />
    </ConfirmDialog>
  );
}

/** Within ninety days after the hiring. */
function QuitDialog({ actions }: { actions: Actions }) {
  const [reason, setReason] = useState<QuitReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (reason) void actions.run({ action: 'quit', reason });
    else setMissing(true);
  };
  return (
    <Dialog
      open
      onClose={actions.stopAsking}
      busy={actions.busy === 'quit'}
      title={m.applications_quit_title()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button disabled={actions.busy === 'quit'} onClick={actions.stopAsking}>
            {m.applications_keep()}
          </Button>
          <Button look="danger" busy={actions.busy === 'quit'} onClick={send}>
            {m.applications_quit_send()}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={m.applications_quit_lead()}
        error={isMissing && !reason ? m.applications_quit_choose() : undefined}
        options={[
          { value: 'did_not_start', label: m.applications_quit_did_not_start() },
          { value: 'left_on_probation', label: m.applications_quit_left() },
        ]}
        value={reason}
        onChange={(code) => setReason(code as QuitReason)}
      />
      <FormError text={actions.error} />
    </Dialog>
  );
}
