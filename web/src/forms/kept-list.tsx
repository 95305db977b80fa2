import { m } from '@/paraglide/messages';
import './waiting.css';

/** What TanStack Query says about a list that keeps its previous data. */
interface Asked {
  isPlaceholderData: boolean;
  isPaused: boolean;
}

/** Another list was chosen without network: until that comes, the last one stays. */
export function isKept({ isPlaceholderData, isPaused }: Asked): boolean {
  return isPlaceholderData && isPaused;
}

/** Above a list that stays: what was chosen comes by itself. */
export function KeptNote({ of }: { of: Asked }) {
  return (
    <p role="status" className="waiting">
      {isKept(of) && m.jobs_offline()}
    </p>
  );
}
