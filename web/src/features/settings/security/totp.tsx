import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { Status } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { removeTotp, startTotp, type TotpStart } from '../queries';
import { Section } from '../section';
import { useChangeMe, useMe } from '../use-me';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup } from './totp-setup';

/** Two-step sign-in: an app's code in addition to the password. */
export function Totp() {
  const user = useMe();
  const changeMe = useChangeMe();
  const [setup, setSetup] = useState<TotpStart | null>(null);
  const [recovery, setRecovery] = useState<string[] | null>(null);
  const [asking, setAsking] = useState(false);
  const provedStart = useWithProof(startTotp);
  const provedRemove = useWithProof(removeTotp);
  const start = useAction(async () => setSetup(await provedStart()));
  const remove = useAction(async () => {
    await provedRemove();
    setAsking(false);
    changeMe({ has_totp: false });
    toast.success(m.settings_totp_removed());
  });

  const body = () => {
    if (recovery) return <RecoveryCodes codes={recovery} onKept={() => setRecovery(null)} />;
    if (setup) {
      return (
        <TotpSetup
          setup={setup}
          onCancel={() => setSetup(null)}
          onDone={(codes) => {
            setSetup(null);
            setRecovery(codes);
            changeMe({ has_totp: true });
            toast.success(m.settings_totp_added());
          }}
        />
      );
    }
    return (
      <div className="settings-actions">
        {user.has_totp ? (
          <>
            <Status tone="active">{m.settings_totp_on()}</Status>
            <Button onClick={() => setAsking(true)}>{m.settings_totp_remove()}</Button>
          </>
        ) : (
          <Button busy={start.busy} onClick={() => start.run()}>
            {m.settings_totp_add()}
          </Button>
        )}
      </div>
    );
  };

  return (
    <Section title={m.settings_totp_title()} text={m.settings_totp_text()}>
      {body()}
      <FormError text={start.error} />
      <ConfirmDialog
        open={asking}
        title={m.settings_totp_remove_title()}
        confirmText={m.settings_totp_remove()}
        cancelText={m.settings_keep()}
        closeLabel={m.ui_close()}
        danger
        busy={remove.busy}
        onConfirm={() => remove.run()}
        onClose={() => setAsking(false)}
      >
        <p>{m.settings_totp_remove_text()}</p>
        <FormError text={remove.error} />
      </ConfirmDialog>
    </Section>
  );
}
