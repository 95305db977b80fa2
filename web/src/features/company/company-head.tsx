import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { CompanyTile } from '@/ui/company-tile';
import { VerifiedMark } from '@/ui/verified-mark';
import './company-head.css';
import { CompanyTabs } from './company-tabs';

/** The head of every page of the company area: the company in use, and the tabs between the pages. */
export function CompanyHead() {
  const { data: me } = useQuery(meQuery());
  const company = me?.customer;
  // Signing out clears the cache a moment before the page is left.
  if (!company) return null;
  return (
    <header className="company-area-head">
      <Link to="/profile" className="company-area-back">
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.profile_title()}
      </Link>
      <div className="company-area-name">
        <CompanyTile company={company} size={56} />
        <h1 className="company-area-title display">
          {company.name}
          {company.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
        </h1>
      </div>
      <CompanyTabs />
    </header>
  );
}
