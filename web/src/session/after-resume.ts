import { storedLink } from './stored-link';

/** The vacancy that a person wanted to answer before making a resume; making one may take a day. */
const link = storedLink('after_resume', 24 * 60 * 60);

export const saveAfterResume = link.save;
export const peekAfterResume = link.peek;
export const takeAfterResume = link.take;
export const forgetAfterResume = link.forget;
