import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { VacancyView } from '@/features/vacancies/vacancy-view';
import { ConfirmStep } from '@/features/vacancy-editor/confirm-step';
import { meQuery } from '@/session/me';

export const Route = createFileRoute('/jobs/create/confirm')({ component: Confirm });

function Confirm() {
  const { data: me } = useQuery(meQuery());
  if (!me?.customer) return null;
  return (
    <ConfirmStep
      company={me.customer}
      renderPreview={(vacancy) => <VacancyView vacancy={vacancy} />}
    />
  );
}
