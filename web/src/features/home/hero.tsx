import type { ReactNode } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { type JobsFilter, JobsLink } from './jobs-link';

interface HeroProps {
  search: ReactNode;
  /** The number of open vacancies; not shown when it is zero. */
  total: number;
}

/** Shortcuts to the most frequent searches. `templates/home.html` has the same. */
const quickFilters = (): { filter: JobsFilter; name: string }[] => [
  { filter: { work: 'remote' }, name: m.work_type_remote() },
  { filter: { experience: 'none' }, name: m.experience_none() },
  { filter: { work: 'partial' }, name: m.work_type_partial() },
  { filter: { resume_required: 'false' }, name: m.jobs_resume_not_required() },
  { filter: { salary: '10000000' }, name: m.home_quick_pay() },
];

/** The hero: a dark background, the headline, the search form and the cloth. */
export function Hero({ search, total }: HeroProps) {
  const count = groupDigits(total);
  return (
    <section className="hero">
      <div className="hero-cloth" />
      <div className="wrap hero-words">
        <h1 className="hero-title display">
          {m.home_headline_1()}
          <br />
          {m.home_headline_2()}
        </h1>
        <p className="hero-lead">{total > 0 ? m.home_lead_count({ count }) : m.home_lead()}</p>
        <div className="hero-search">{search}</div>
        <ul className="hero-quick noscroll" aria-label={m.home_quick()}>
          {quickFilters().map(({ filter, name }) => (
            <li key={name}>
              <JobsLink filter={filter} className="hero-chip">
                {name}
              </JobsLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
