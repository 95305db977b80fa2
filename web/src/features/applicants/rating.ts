/** The marks of a rating card. */
import { m } from '@/paraglide/messages';
import { LONGEST_SKILL, MOST_SKILLS } from './limits';
import type { Rating, SkillScore } from './wire';

/** A skill that may have no mark yet; `0` is none. */
export interface SkillRow {
  name: string;
  score: number;
}

/** What most companies look at; every row can be removed and others can be added. */
export function usualSkills(): SkillRow[] {
  const names = [
    m.applicants_skill_experience(),
    m.applicants_skill_speech(),
    m.applicants_skill_knowledge(),
    m.applicants_skill_interest(),
  ];
  return names.map((name) => ({ name, score: 0 }));
}

/** The own marks again, or the usual skills without marks. */
export function rowsOf(rating: Rating | null): SkillRow[] {
  return rating && rating.skills.length > 0
    ? rating.skills.map((skill) => ({ ...skill }))
    : usualSkills();
}

/** Why a skill cannot be added; undefined if it can. */
export function skillProblem(name: string, rows: readonly SkillRow[]): string | undefined {
  const wanted = name.trim();
  if (!wanted) return m.error_required_field();
  if ([...wanted].length > LONGEST_SKILL) return m.error_too_long({ max: LONGEST_SKILL });
  const same = (row: SkillRow) => row.name.toLowerCase() === wanted.toLowerCase();
  if (rows.some(same)) return m.applicants_skill_twice();
  return undefined;
}

export const isFull = (rows: readonly SkillRow[]) => rows.length >= MOST_SKILLS;

/** Only what has a mark is sent. */
export function marked(rows: readonly SkillRow[]): SkillScore[] {
  return rows.filter(({ score }) => score > 0);
}

/** The mean of all marks, to one decimal; null without marks. */
export function meanScore(ratings: readonly Rating[]): number | null {
  const scores = ratings.flatMap(({ skills }) => skills.map(({ score }) => score));
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.round(mean * 10) / 10;
}
