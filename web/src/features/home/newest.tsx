import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';

/** The newest vacancies and a link to all of them. */
export function Newest({ children }: { children: ReactNode }) {
  return (
    <section className="wrap home-newest" aria-labelledby="newest-title">
      <div className="home-newest-head">
        <h2 id="newest-title" className="home-title display">
          {m.home_newest_title()}
        </h2>
        <Link to="/jobs" className="home-all">
          {m.home_newest_all()}
          <ArrowRight size={18} strokeWidth={2} aria-hidden="true" />
        </Link>
      </div>
      {children}
    </section>
  );
}
