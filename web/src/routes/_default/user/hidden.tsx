import { createFileRoute } from '@tanstack/react-router';
import { HiddenPage } from '@/features/searches/hidden-page';
import { useHiding } from '@/features/vacancies/hiding';
import { VacancyCard } from '@/features/vacancies/vacancy-card';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_default/user/hidden')({
  beforeLoad: guard('candidate'),
  loader: async () => (await import('@/features/searches/titles')).titles.hidden(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: HiddenRoute,
});

function HiddenRoute() {
  const { forget } = useHiding();
  return (
    <HiddenPage
      card={(vacancy, action) => <VacancyCard card={vacancy} headingLevel={3} action={action} />}
      onShown={forget}
    />
  );
}
