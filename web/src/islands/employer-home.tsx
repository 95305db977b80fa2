import { useQuery } from '@tanstack/react-query';
import '@/features/cabinet/cabinet.css';
import { cabinetQuery } from '@/features/cabinet/queries';
import { TodoList } from '@/features/cabinet/todo-list';
import { EmployerNumbers } from '@/features/home/employer-numbers';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { useNow } from '@/ui/use-now';
import { HomePending } from './home-pending';

/** So many of what waits; all of it is in the cabinet. */
const MOST = 3;

/** What waits for the employer, and his numbers. */
export function Island() {
  const { data: me } = useQuery(meQuery());
  const isEmployer = me?.role === 'customer' && !me.unfinished;
  const query = useQuery({ ...cabinetQuery(), enabled: isEmployer });
  const now = useNow();
  const { data } = query;
  if (!data || !isEmployer) return <HomePending me={me} query={query} />;
  return (
    <div className="home-mine-columns">
      <div className="home-mine-main">
        <div className="cabinet-part-head">
          <h2 className="cabinet-part-title">
            {data.todos.length > 0 ? m.home_waits() : m.cabinet_done_title()}
          </h2>
          <a href={pathTo('/profile')} className="cabinet-all">
            {m.home_to_cabinet()} →
          </a>
        </div>
        {data.todos.length > 0 && <TodoList cabinet={data} now={now} most={MOST} />}
      </div>
      <div className="home-mine-side">
        <EmployerNumbers
          open={data.plan.open_vacancies.used}
          fresh={data.vacancies.reduce((sum, one) => sum + one.new_responses, 0)}
          views={data.week.days.reduce((sum, day) => sum + day.views, 0)}
        />
      </div>
    </div>
  );
}
