import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Status } from '@/ui/status';
import './home.css';
import { NextSteps, type StatusOf } from './next-steps';
import type { Home } from './queries';

interface CandidateHomeProps {
  home: Home;
  now: number;
  statusOf: StatusOf;
  renderCard: (card: Home['vacancies'][number]) => ReactNode;
}

/** A page of today: what happens next stands before what could happen. */
export function CandidateHome({ home, now, statusOf, renderCard }: CandidateHomeProps) {
  return (
    <div className="home-mine-columns">
      <div className="home-mine-side">
        <NextSteps home={home} now={now} statusOf={statusOf} withResume />
      </div>
      <div className="home-mine-main">
        <ForYou home={home} renderCard={renderCard} />
        {home.searches.length > 0 && <Searches searches={home.searches} />}
      </div>
    </div>
  );
}

function ForYou({ home, renderCard }: Pick<CandidateHomeProps, 'home' | 'renderCard'>) {
  const chosen = home.spheres.map(({ slug }) => slug).join(',');
  const all = pathTo(chosen ? `/jobs?sphere=${chosen}` : '/jobs');
  return (
    <section aria-labelledby="for-you">
      <div className="next-head">
        <h2 id="for-you" className="home-part-title">
          {m.home_for_you()}
        </h2>
        <a href={all} className="next-all">
          {m.home_newest_all()} →
        </a>
      </div>
      <ul className="home-spheres noscroll">
        {home.spheres.map(({ slug, name, new_today: fresh }) => (
          <li key={slug}>
            <a href={pathTo(`/jobs?sphere=${slug}`)} className="chip home-sphere">
              {name}
              {fresh > 0 && <span className="home-sphere-count">{fresh}</span>}
            </a>
          </li>
        ))}
        <li>
          <a href={`${pathTo('/profile/settings/edit')}#spheres`} className="chip home-sphere">
            {m.home_edit_spheres()}
          </a>
        </li>
      </ul>
      {home.vacancies.length > 0 ? (
        <ul className="home-cards">
          {home.vacancies.map((card) => (
            <li key={card.slug}>{renderCard(card)}</li>
          ))}
        </ul>
      ) : (
        <EmptyState
          text={m.home_for_you_empty()}
          action={
            <a href={pathTo('/jobs')} className={buttonClass()}>
              {m.home_all_jobs()}
            </a>
          }
        />
      )}
    </section>
  );
}

function Searches({ searches }: Pick<Home, 'searches'>) {
  return (
    <section aria-labelledby="in-searches">
      <div className="next-head">
        <h2 id="in-searches" className="home-part-title">
          {m.home_in_searches()}
        </h2>
        <a href={pathTo('/user/searches')} className="next-all">
          {m.home_searches_all()} →
        </a>
      </div>
      <Card padded={false}>
        <ul>
          {searches.map(({ id, name, query, new_count: fresh }) => (
            <li key={id} className="home-search">
              <a
                href={pathTo(query ? `/jobs?${query}` : '/jobs')}
                className="stretch home-search-name"
              >
                {name}
              </a>
              {fresh > 0 ? (
                <Status tone="new">{m.home_search_new({ count: fresh })}</Status>
              ) : (
                <span className="next-text">{m.home_search_none()}</span>
              )}
              <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
