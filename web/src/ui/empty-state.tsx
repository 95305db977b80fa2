import type { ReactNode } from 'react';
import './state.css';

interface EmptyStateProps {
  /** One sentence: what is missing. */
  text: ReactNode;
  /** One helpful action. */
  action?: ReactNode;
  /** Which of the cloth tiles is shown, so that related screens differ. */
  cloth?: number;
}

/** There is nothing to show, and that is not an error. */
export function EmptyState({ text, action, cloth = 2 }: EmptyStateProps) {
  return (
    <div className="state">
      <img className="cloth" src={`/cloth/${cloth}.svg`} alt="" width={72} height={72} />
      <p className="state-text">{text}</p>
      {action}
    </div>
  );
}
