/** Lengths of the texts around an application, as the server has them. */
import { limits } from '@/api/limits.gen';

export const LONGEST_MESSAGE = limits.EmployerMessage.maxLength;
export const LONGEST_COMMENT = limits.CommentText.maxLength;
export const LONGEST_NOTE = limits.ScorecardNote.maxLength;
export const LONGEST_SKILL = limits.Skill.maxLength;
export const MOST_SKILLS = limits.ScorecardIn_skills.maxItems;
export const MOST_MENTIONS = limits.ApplicantCommentIn_mentions.maxItems;
export const BEST_SCORE = limits.SkillMark_score.maximum;
/** So many candidates can be compared. */
export const FEWEST_COMPARED = limits.Comparison_people.minItems;
export const MOST_COMPARED = limits.Comparison_people.maxItems;
/** The server takes so many applications at once. */
export const MOST_AT_ONCE = limits.BulkIn_ids.maxItems;
/** A refusal can be planned so many hours ahead; zero tells the candidate at once. */
export const REFUSAL_DELAYS = [0, 3, 24, limits.RejectIn_after_hours.maximum] as const;
