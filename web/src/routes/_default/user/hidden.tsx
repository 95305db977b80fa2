import { createFileRoute } from '@tanstack/react-router';
import { HiddenPage } from '@/features/searches/hidden-page';
import { useHiding } from '@/features/vacancies/hiding';
import { VacancyCard } from '@/features/vacancies/vacancy-card';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_default/user/hidden')({
  beforeLoad: guard('candidate'),
  head: () => ({ meta: [{ title: m.searches_hidden_title() }] }),
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
