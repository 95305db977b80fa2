import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { CopyButton } from '../copy-button';

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Shown once: each code signs the owner in when the phone with the app is lost. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the focused field is gone, so the focus moves here.
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className="settings-stack">
      <h3 ref={title} tabIndex={-1} className="settings-subtitle">
        {m.settings_recovery_title()}
      </h3>
      <p>{m.settings_recovery_text()}</p>
      <ul className="settings-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="settings-actions">
        <CopyButton text={text} label={m.settings_recovery_copy()} />
        <Button
          size="sm"
          icon={<Download size={18} strokeWidth={1.8} aria-hidden="true" />}
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'ishbor-codes.txt')
          }
        >
          {m.settings_recovery_download()}
        </Button>
      </div>
      <Button look="primary" className="settings-start" onClick={onKept}>
        {m.settings_recovery_kept()}
      </Button>
    </div>
  );
}
