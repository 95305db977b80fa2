import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { type JobsFilter, JobsLink } from './jobs-link';

const QUICK: [filter: JobsFilter, label: () => string][] = [
  [{ work: ['remote'] }, m.home_quick_remote],
  [{ experience: 'none' }, m.home_quick_no_experience],
  [{ work: ['partial'] }, m.home_quick_partial],
  [{ work: ['hybrid'] }, m.home_quick_hybrid],
  [{ salary_from: '10000000' }, m.home_quick_salary],
];

/** The one loud place of the product: a night ground, the headline, the search, and adras. */
export function Hero({ search }: { search: ReactNode }) {
  return (
    <section className="hero">
      <div className="hero-cloth" />
      <div className="wrap hero-words">
        <h1 className="hero-title display">
          {m.home_headline_1()}
          <br />
          {m.home_headline_2()}
        </h1>
        <p className="hero-lead">{m.home_lead()}</p>
        <div className="hero-search">{search}</div>
        <ul className="hero-quick noscroll" aria-label={m.home_quick()}>
          {QUICK.map(([filter, label]) => (
            <li key={label()}>
              <JobsLink filter={filter} className="hero-chip">
                {label()}
              </JobsLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
