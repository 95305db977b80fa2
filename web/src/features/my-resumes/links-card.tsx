import { Link } from '@tanstack/react-router';
import { Bookmark, CalendarDays, Inbox, Search } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';

const ICON = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** Other pages of a candidate. */
export function CandidateLinks() {
  return (
    <Card padded={false}>
      <nav className="my-resume-links" aria-label={m.my_resumes_links()}>
        <Link to="/profile/applications" className="my-resume-link">
          <Inbox {...ICON} />
          {m.applications_title()}
        </Link>
        <Link to="/profile/interviews" className="my-resume-link">
          <CalendarDays {...ICON} />
          {m.interviews_title()}
        </Link>
        <Link to="/user/favorites" className="my-resume-link">
          <Bookmark {...ICON} />
          {m.favourites_title()}
        </Link>
        <Link to="/user/searches" className="my-resume-link">
          <Search {...ICON} />
          {m.searches_title()}
        </Link>
      </nav>
    </Card>
  );
}
