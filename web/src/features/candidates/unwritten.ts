import { m } from '@/paraglide/messages';
import type { CandidateProfile } from './wire';

/** The parts that a resume is less complete without, as the profile calls them; hidden parts are not told. */
export function unwritten(profile: CandidateProfile): string[] {
  const { employment, education, skills, computer_skills, languages, about } = profile;
  const parts: [isMissing: boolean, name: () => string][] = [
    [!profile.photo && !profile.is_anonymous, m.resume_form_photo],
    [!about, m.candidate_about],
    [employment.length === 0, m.candidate_employment],
    [education.length === 0 && !profile.education_level, m.candidate_education],
    [skills.length === 0, m.candidate_skills],
    [computer_skills.length === 0, m.candidate_computer_skills],
    [languages.length === 0, m.candidate_languages],
  ];
  return parts.flatMap(([isMissing, name]) => (isMissing ? [name().toLowerCase()] : []));
}
