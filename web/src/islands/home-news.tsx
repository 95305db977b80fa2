import { useQuery } from '@tanstack/react-query';
import { cabinetQuery } from '@/features/cabinet/queries';
import { homeQuery } from '@/features/home/queries';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';

/** One sentence of real counts; what is zero is left out. */
export function Island() {
  const { data: me } = useQuery(meQuery());
  const role = me && !me.unfinished ? me.role : undefined;
  const { data: home } = useQuery({ ...homeQuery(), enabled: role === 'candidate' });
  const { data: cabinet } = useQuery({ ...cabinetQuery(), enabled: role === 'customer' });
  if (cabinet && role === 'customer') {
    const count = cabinet.todos.length;
    return count > 0 ? m.home_employer_todo({ count }) : m.home_employer_none();
  }
  if (!home || role !== 'candidate') return null;
  const news = [
    home.new_today > 0 && m.home_news_jobs({ count: home.new_today }),
    home.waiting > 0 && m.home_news_waiting({ count: home.waiting }),
  ].filter(Boolean);
  return news.length > 0 ? news.join(' ') : m.home_news_none();
}
