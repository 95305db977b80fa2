import { Check, CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { SaveState } from '@/forms/editor/draft-sync';
import { savedText } from '@/forms/editor/saved-text';
import { m } from '@/paraglide/messages';

interface SavedNoteProps {
  save: SaveState;
  onRetry: () => void;
}

/** Whether the answers are saved; never blocks typing. */
export function SavedNote({ save, onRetry }: SavedNoteProps) {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  const isLocal = save.kind === 'local' || save.kind === 'refused';
  const text = save.kind !== 'local' ? savedText(save) : localText(save.why, isOnline);
  return (
    <div className="saved-note" data-state={isLocal ? 'local' : undefined}>
      {save.kind === 'saved' && <Check size={16} strokeWidth={2.2} aria-hidden="true" />}
      {isLocal && <CloudOff size={16} strokeWidth={1.9} aria-hidden="true" />}
      {/* Only the result is announced: "saving" before each one would interrupt the typing. */}
      {save.kind === 'saving' && <span aria-hidden="true">{m.resume_form_saving()}</span>}
      <p role="status" className={save.kind === 'saving' ? 'sr-only' : 'wizard-saved'}>
        {text}
      </p>
      {save.kind === 'local' && isOnline && (
        <button type="button" className="saved-retry" onClick={onRetry}>
          {m.ui_retry()}
        </button>
      )}
    </div>
  );
}

function localText(why: string | undefined, isOnline: boolean): string {
  if (why) return why;
  return isOnline ? m.resume_form_not_saved() : m.resume_form_offline();
}

function listen(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
