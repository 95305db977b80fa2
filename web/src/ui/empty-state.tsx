import type { ReactNode } from 'react';
import './state.css';

interface EmptyStateProps {
  /** One sentence: what is not here. */
  text: ReactNode;
  /** One action that helps. */
  action?: ReactNode;
  /** Which of the cloth tiles is shown, so that neighbouring screens differ. */
  cloth?: number;
}

/** Nothing to show, and that is all right. */
export function EmptyState({ text, action, cloth = 2 }: EmptyStateProps) {
  return (
    <div className="state">
      <img className="cloth" src={`/cloth/${cloth}.svg`} alt="" width={72} height={72} />
      <p className="state-text">{text}</p>
      {action}
    </div>
  );
}
