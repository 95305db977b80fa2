import { m } from '@/paraglide/messages';
import { useOnline } from '@/ui/use-online';
import './waiting.css';

/** In place of what is being fetched: says why nothing happens, and that it will. */
export function Waiting() {
  const isOnline = useOnline();
  return (
    <p role="status" className="waiting">
      {!isOnline && m.shell_offline_open()}
    </p>
  );
}
