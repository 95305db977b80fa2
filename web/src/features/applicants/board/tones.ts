import type { KanbanTone } from '@/ui/kanban';
import type { ApplicationStage } from '../wire';

/** The colours of the stages, as everywhere. */
export const TONES: Readonly<Record<ApplicationStage, KanbanTone>> = {
  new: 'new',
  review: 'quiet',
  test: 'waiting',
  invited: 'active',
  interview: 'active',
  hired: 'done',
  rejected: 'refused',
};
