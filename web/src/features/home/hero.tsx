import type { ReactNode } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import type { Counted } from './counts';
import { JobsLink } from './jobs-link';

interface HeroProps {
  search: ReactNode;
  /** Open vacancies in all; nothing to boast of at nought. */
  total: number;
  /** The spheres with the most work: one press instead of a choice. */
  quick: readonly Counted[];
}

/** The one loud place of the product: a night ground, the headline, the search, and adras. */
export function Hero({ search, total, quick }: HeroProps) {
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
        {quick.length > 0 && (
          <ul className="hero-quick noscroll" aria-label={m.home_quick()}>
            {quick.map(({ slug, name }) => (
              <li key={slug}>
                <JobsLink filter={{ sphere: slug }} className="hero-chip">
                  {name}
                </JobsLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
