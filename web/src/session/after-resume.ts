import { storedLink } from './stored-link';

/** The vacancy that a person wanted to answer before making a resume; making one may take a day. */
const link = storedLink('after_resume', 24 * 60 * 60);

export const saveAfterResume = link.save;
export const peekAfterResume = link.peek;
export const takeAfterResume = link.take;
export const forgetAfterResume = link.forget;

/** Where to go with a resume that is ready: the vacancy that waited, with this resume chosen. Read once. */
export function waitingJob(resume: string): string {
  const job = link.take();
  return job ? `${job}?resume=${encodeURIComponent(resume)}` : '/jobs';
}
