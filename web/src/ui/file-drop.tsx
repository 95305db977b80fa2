import type { ReactNode } from 'react';
import { useFieldControl } from './field';
import './file-drop.css';

interface FileDropProps {
  icon: ReactNode;
  text: string;
  /** Shown only where a mouse can drag. */
  note: string;
  /** As in `<input accept>`; a hint for the browser's dialog, not a check. */
  accept: string;
  busy?: boolean;
  onChoose: (file: File) => void;
}

/** A large target to choose a file. The input itself covers it, so keyboard, touch and dropping are native. */
export function FileDrop({ icon, text, note, accept, busy, onChoose }: FileDropProps) {
  const control = useFieldControl();
  return (
    <div className="file-drop" aria-busy={busy || undefined}>
      {icon}
      <span role="status" className="file-drop-text">
        {text}
      </span>
      <span className="file-drop-note">{note}</span>
      <input
        {...control}
        type="file"
        accept={accept}
        disabled={busy}
        className="file-drop-input"
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          // Lets the user choose the same file again.
          input.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
