import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import './state.css';

interface ErrorStateProps {
  /** What happened: "Yuklanmadi." */
  title: ReactNode;
  /** What to do: "Internetni tekshiring." */
  text?: ReactNode;
  retryText: string;
  onRetry: () => void;
  busy?: boolean;
  /** The request id, for support. */
  note?: ReactNode;
}

/** A part of the page failed to load. Announced at once, because it replaces the expected content. */
export function ErrorState({ title, text, retryText, onRetry, busy, note }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <span className="state-icon">
        <CircleAlert size={28} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <p className="state-text">
        <strong>{title}</strong>
        {text && <span className="state-more">{text}</span>}
      </p>
      <Button busy={busy} onClick={onRetry}>
        {retryText}
      </Button>
      {note && <p className="state-note">{note}</p>}
    </div>
  );
}
