import { Button } from './button';
import './outdated.css';

interface OutdatedProps {
  text: string;
  retryText: string;
  busy: boolean;
  onRetry: () => void;
}

/** What is shown was loaded before; the last attempt to refresh it has failed. */
export function Outdated({ text, retryText, busy, onRetry }: OutdatedProps) {
  return (
    <div role="alert" className="outdated">
      <p>{text}</p>
      <Button look="quiet" size="sm" busy={busy} onClick={onRetry}>
        {retryText}
      </Button>
    </div>
  );
}
