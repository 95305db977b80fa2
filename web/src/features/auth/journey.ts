/**
 * How far somebody has come through the steps of registration or of a new password, in this tab. The store itself and
 * the rule which step is open belong to the session, because the guards of the routes ask them.
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

/** The number typed last in this tab, so that starting anew is one press. */
export function lastPhone(): string {
  return String(read(PHONE, tab) ?? '');
}

/** A code is on its way to the number. */
export function startJourney(branch: Branch, phone: string, requestId: string): void {
  write(PHONE, phone, tab);
  writeRegistration(branch, { phone, request_id: requestId });
}

/** The number is proven; the server remembers it for so many seconds. */
export function proveJourney(branch: Branch, seconds: number): void {
  const journey = readRegistration(branch);
  if (journey) writeRegistration(branch, { ...journey, verified_until: after(seconds) });
}

/** The request is dead: back to the start, with the number and everything typed so far kept. */
export function restartJourney(branch: Branch): void {
  forgetRegistration(branch);
}

/** All done: nothing of it stays in the tab. */
export function endJourney(branch: Branch): void {
  forgetRegistration(branch);
  remove(PHONE, tab);
}
