import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import type { SaveState } from './draft-sync';

/** "Saqlandi 14:02", or that the text is only on this device. */
export function savedText(save: SaveState): string | undefined {
  switch (save.kind) {
    case 'local':
      return save.why ?? m.form_saved_here();
    case 'refused':
      return m.form_refused();
    case 'saved':
    case 'saving':
      // While saving, the time of the save before it stays: the line would flicker otherwise.
      return save.at === undefined ? undefined : m.ui_saved_at({ time: clockOf(save.at) });
    case 'idle':
      return undefined;
  }
}

/** `14:02` in Uzbekistan. */
function clockOf(at: number): string {
  return momentText(new Date(at).toISOString()).slice(-'00:00'.length);
}
