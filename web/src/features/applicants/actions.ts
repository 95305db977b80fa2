/** Labels of what an employer can do: the same verb on the button, in the menu and in its dialog. */

import type { LucideIcon } from 'lucide-react';
import {
  CalendarClock,
  CircleX,
  Handshake,
  MoveRight,
  RotateCcw,
  Send,
  Undo2,
  UserMinus,
} from 'lucide-react';
import { m } from '@/paraglide/messages';
import type { FootAction } from './moves';

interface ActionWords {
  verb: () => string;
  icon: LucideIcon;
}

export const ACTIONS: Readonly<Record<FootAction, ActionWords>> = {
  invite: { verb: m.applicants_invite, icon: Send },
  interview: { verb: m.interview_title, icon: CalendarClock },
  hire: { verb: m.applicants_hire, icon: Handshake },
  arrange: { verb: m.applicants_move, icon: MoveRight },
  reopen: { verb: m.applicants_reopen, icon: RotateCcw },
  undo_hire: { verb: m.applicants_undo_hire, icon: Undo2 },
  reject: { verb: m.applicants_reject, icon: CircleX },
  dismiss: { verb: m.applicants_dismiss_open, icon: UserMinus },
};
