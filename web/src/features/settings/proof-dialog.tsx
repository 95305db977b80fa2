import { type ReactNode, useCallback, useRef, useState } from 'react';
import { declined, ProofContext } from '@/forms/proof';
import { m } from '@/paraglide/messages';
import { Dialog } from '@/ui/dialog';
import { RadioGroup } from '@/ui/radio-group';
import { CodeProof, PasswordProof, TotpProof } from './proof-forms';
import type { User } from './queries';

type Way = 'password' | 'code' | 'totp';

interface ProofProviderProps {
  user: Pick<User, 'phone' | 'has_password' | 'has_totp'>;
  children: ReactNode;
}

interface Waiting {
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** Wraps pages whose actions may need a fresh proof of identity; see `useWithProof`. */
export function ProofProvider({ user, children }: ProofProviderProps) {
  const [open, setOpen] = useState(false);
  // Two actions may wait for the same dialog.
  const waiting = useRef<Waiting[]>([]);

  const prove = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        waiting.current.push({ resolve, reject });
        setOpen(true);
      }),
    [],
  );
  const settle = (tell: (action: Waiting) => void) => {
    setOpen(false);
    for (const action of waiting.current.splice(0)) tell(action);
  };

  return (
    <ProofContext value={prove}>
      {children}
      <Dialog
        open={open}
        onClose={() => settle(({ reject }) => reject(declined()))}
        title={m.settings_proof_title()}
        closeLabel={m.ui_close()}
      >
        <ProofChoice user={user} onProved={() => settle(({ resolve }) => resolve())} />
      </Dialog>
    </ProofContext>
  );
}

interface ProofChoiceProps {
  user: ProofProviderProps['user'];
  onProved: () => void;
}

function ProofChoice({ user, onProved }: ProofChoiceProps) {
  const ways: { value: Way; label: string }[] = [];
  if (user.has_password) ways.push({ value: 'password', label: m.settings_proof_password() });
  if (user.has_totp) ways.push({ value: 'totp', label: m.settings_proof_totp() });
  ways.push({ value: 'code', label: m.settings_proof_code() });
  const [way, setWay] = useState<Way>(ways[0]?.value ?? 'code');
  return (
    <div className="settings-stack">
      <p>{m.settings_proof_text()}</p>
      {ways.length > 1 && (
        <RadioGroup
          label={m.settings_proof_way()}
          labelHidden
          look="segments"
          options={ways}
          value={way}
          onChange={(value) => setWay(value as Way)}
        />
      )}
      {way === 'password' && <PasswordProof phone={user.phone} onProved={onProved} />}
      {way === 'totp' && <TotpProof onProved={onProved} />}
      {way === 'code' && <CodeProof onProved={onProved} />}
    </div>
  );
}
