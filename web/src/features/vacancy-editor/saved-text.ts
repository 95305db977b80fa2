import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import type { SaveState } from './draft-sync';

/** "Saqlandi 14:02", or that the text is only on this device. */
export function savedText(save: SaveState): string | undefined {
  if (save.kind === 'local') return m.vacancy_form_saved_here();
  if (save.kind === 'idle') return undefined;
  const time = momentText(new Date(save.at).toISOString()).slice(-'00:00'.length);
  return m.ui_saved_at({ time });
}
