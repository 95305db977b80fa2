/**
 * Progress through the steps of registration or of a password reset, in this tab. The store and the rule which step is
 * open are in `session`, because the route guards need them.
 */
import { read, remove, write } from '@/forms/draft';
import { after } from '@/forms/use-countdown';
import {
  type Branch,
  forgetRegistration,
  readRegistration,
  writeRegistration,
} from '@/session/registration';

const PHONE = 'draft:phone';
const tab = () => sessionStorage;

/** The number typed last in this tab, so that starting over takes one click. */
export function lastPhone(): string {
  return String(read(PHONE, tab) ?? '');
}

/** A code was sent to the number. */
export function startJourney(branch: Branch, phone: string, requestId: string): void {
  write(PHONE, phone, tab);
  writeRegistration(branch, { phone, request_id: requestId });
}

/** The number is confirmed; the server remembers it for this many seconds. */
export function proveJourney(branch: Branch, seconds: number): void {
  const journey = readRegistration(branch);
  if (journey) writeRegistration(branch, { ...journey, verified_until: after(seconds) });
}

/** The confirmation request is no longer valid: back to the start, keeping the number and everything typed so far. */
export function restartJourney(branch: Branch): void {
  forgetRegistration(branch);
}

/** Finished: removes everything from the tab's storage. */
export function endJourney(branch: Branch): void {
  forgetRegistration(branch);
  remove(PHONE, tab);
}
