import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadEditorLists } from '@/features/dictionaries/editor-lists';
import { forgetVacancies } from '@/features/my-vacancies/calls';
import { ownVacancyQuery } from '@/features/my-vacancies/queries';
import { QuestionsPage, SAVED } from '@/features/vacancy-editor/edit-page';
import { m } from '@/paraglide/messages';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';
import { toast } from '@/ui/toast-store';

export const Route = createFileRoute('/_default/profile/my-vacancies/$slug/questions')({
  beforeLoad: guard('run-vacancies'),
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [lists] = await Promise.all([
      loadEditorLists(queryClient),
      // Always the newest version: another device may have changed it.
      queryClient.fetchQuery(ownVacancyQuery(slug)),
    ]);
    return lists;
  },
  head: () => ({ meta: [{ title: m.vacancy_form_questions_title() }] }),
  component: EditQuestions,
});

function EditQuestions() {
  const { slug } = Route.useParams();
  const dictionaries = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery());
  const { data: vacancy } = useSuspenseQuery(ownVacancyQuery(slug)).data;
  if (!me) return null;
  return (
    <div className="wrap edit-page">
      <QuestionsPage
        key={slug}
        slug={slug}
        owner={me.id}
        title={vacancy.title}
        revision={{ number: vacancy.revision, form: vacancy.form }}
        reasons={vacancy.reasons}
        isDown={vacancy.standing === 'taken_down'}
        isPublic={vacancy.is_public}
        dictionaries={dictionaries}
        reload={async () => {
          const { data } = await queryClient.fetchQuery({ ...ownVacancyQuery(slug), staleTime: 0 });
          return { number: data.revision, form: data.form };
        }}
        onSaved={async ({ applied }) => {
          toast.success(SAVED[applied]());
          await forgetVacancies(queryClient);
          await navigate({ to: '/profile/my-vacancies/$slug', params: { slug } });
        }}
      />
    </div>
  );
}
