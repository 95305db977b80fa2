import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { mayInCompany } from '@/session/rights';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import './own.css';
import { ownCountsQuery } from './queries';

/** For employers only: their own statistics and a link to create a vacancy. */
export function OwnNumbers() {
  const { data: me } = useQuery(meQuery());
  const isEmployer = me?.role === 'customer' && !me.unfinished;
  const { data } = useQuery({ ...ownCountsQuery(), enabled: isEmployer });
  if (!isEmployer || !data) return null;
  const { active, inactive } = data.counts;
  return (
    <section className="wrap home-own" aria-labelledby="own-title">
      <Card className="home-own-card">
        <h2 id="own-title" className="home-own-title">
          {m.home_own_title()}
        </h2>
        <dl className="home-own-numbers">
          <div>
            <dt>{m.home_own_active()}</dt>
            <dd className="num">{active}</dd>
          </div>
          <div>
            <dt>{m.home_own_inactive()}</dt>
            <dd className="num">{inactive}</dd>
          </div>
        </dl>
        <div className="home-own-actions">
          {mayInCompany(me, 'run_vacancies') && (
            <Link to="/jobs/create" className={buttonClass({ look: 'primary' })}>
              {m.home_own_create()}
            </Link>
          )}
          <Link to="/profile/my-vacancies" className={buttonClass()}>
            {m.home_own_all()}
          </Link>
        </div>
      </Card>
    </section>
  );
}
