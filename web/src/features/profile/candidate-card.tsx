import { EDUCATION, LANGUAGE_LEVELS } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { Tag } from '@/ui/tag';
import { Empty, ProfileCard } from './profile-card';
import type { Candidate } from './user';

interface CandidateCardProps {
  candidate: Candidate;
  /** Labels of codes in the page's language. */
  nameOfSphere: (slug: string) => string;
  nameOfLanguage: (code: string) => string;
}

export function CandidateCard({ candidate, nameOfSphere, nameOfLanguage }: CandidateCardProps) {
  return (
    <>
      <ProfileCard title={m.profile_spheres()}>
        <ul className="profile-tags">
          {candidate.spheres.map((slug) => (
            <li key={slug}>
              <Tag>{nameOfSphere(slug)}</Tag>
            </li>
          ))}
        </ul>
      </ProfileCard>
      <ProfileCard title={m.profile_education()}>
        <dl className="profile-dl">
          <div>
            <dt>{m.profile_education_level()}</dt>
            <dd>{EDUCATION[candidate.education_level]()}</dd>
          </div>
          {candidate.specialization && (
            <div>
              <dt>{m.profile_specialization()}</dt>
              <dd>{candidate.specialization}</dd>
            </div>
          )}
          <div>
            <dt>{m.profile_languages()}</dt>
            <dd>
              {candidate.languages.length === 0
                ? m.profile_none()
                : candidate.languages
                    .map(({ language, level }) =>
                      level
                        ? m.profile_language({
                            name: nameOfLanguage(language),
                            level: LANGUAGE_LEVELS[level]().toLowerCase(),
                          })
                        : nameOfLanguage(language),
                    )
                    .join(', ')}
            </dd>
          </div>
        </dl>
      </ProfileCard>
      <ProfileCard title={m.profile_about()}>
        {candidate.about ? (
          <p className="profile-about">{candidate.about}</p>
        ) : (
          <Empty text={m.profile_about_none()} field="about" />
        )}
      </ProfileCard>
    </>
  );
}
