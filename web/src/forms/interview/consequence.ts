/** What sending an interview leads to, in words: below the form, and on its button. */
import { m } from '@/paraglide/messages';
import type { Chosen } from './week';
import { shortWhen } from './words';

export function consequenceText(chosen: readonly Chosen[], isMove: boolean): string {
  const [first] = chosen;
  if (!first) return m.interview_none_yet();
  if (chosen.length > 1) return m.interview_many_then({ count: chosen.length });
  if (isMove) return m.interview_moved_then();
  return m.interview_one_then({ time: shortWhen(first.at) });
}

export function sendText(chosen: readonly Chosen[], isMove: boolean): string {
  if (chosen.length > 1) return m.interview_send_many({ count: chosen.length });
  return isMove ? m.interview_send_move() : m.interview_send_one();
}
