/** Limits of an interview, as the server has them. */
import { limits } from '@/api/limits.gen';

export const LONGEST_NOTE = limits.InterviewNote.maxLength;
export const LONGEST_WORD = limits.InterviewAnswerText.maxLength;
export const LONGEST_PLACE = limits.InterviewPlace.maxLength;
export const MOST_STARTS = limits.InterviewIn_starts.maxItems;
export const MOST_INTERVIEWERS = limits.InterviewIn_interviewers.maxItems;
export const { minimum: SHORTEST, maximum: LONGEST } = limits.InterviewIn_duration_minutes;
