import { useQuery } from '@tanstack/react-query';
import { statusOf } from '@/features/applications/status';
import type { MyApplication } from '@/features/applications/wire';
import { CandidateHome } from '@/features/home/candidate-home';
import { homeQuery } from '@/features/home/queries';
import { VacancyCard } from '@/features/vacancies/vacancy-card';
import { meQuery } from '@/session/me';
import { useNow } from '@/ui/use-now';
import { HomePending } from './home-pending';

/** What concerns the candidate on the home page. */
export function Island() {
  const { data: me } = useQuery(meQuery());
  const isCandidate = me?.role === 'candidate' && !me.unfinished;
  const query = useQuery({ ...homeQuery(), enabled: isCandidate });
  const now = useNow();
  if (!query.data || !isCandidate) return <HomePending me={me} query={query} />;
  return (
    <CandidateHome
      home={query.data}
      now={now}
      statusOf={(application) => statusOf(application as unknown as MyApplication)}
      renderCard={(card) => <VacancyCard card={card} headingLevel={3} />}
    />
  );
}
