/** Lengths of what a candidate writes, as the server has them. */
import { limits } from '@/api/limits.gen';

export const LONGEST_LETTER = limits.CoverLetter.maxLength;
export const LONGEST_ANSWER = limits.AnswerText.maxLength;
export const LONGEST_DECLINE = limits.DeclineText.maxLength;
