import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { sendPatiently } from '@/forms/send-patiently';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { toast } from '@/ui/toast-store';
import { type Hidden, type HiddenVacancy, hiddenQuery, showCompany, showVacancy } from './queries';
import './searches.css';

interface HiddenPageProps {
  /** The card of a vacancy with our button in place of its bookmark. */
  card: (vacancy: HiddenVacancy, action: ReactNode) => ReactNode;
  /** Called after a change, because cached search results are stale. */
  onShown: (kind: 'vacancy' | 'company', slug: string) => void;
}

/** Hidden vacancies and companies, with buttons to show them again. */
export function HiddenPage(props: HiddenPageProps) {
  const { data, error, isFetching, refetch } = useQuery(hiddenQuery());
  return (
    <div className="wrap searches-page">
      <h1 className="searches-title display">{m.searches_hidden_title()}</h1>
      <p className="searches-lead">{m.searches_hidden_lead()}</p>
      {data && <Loaded {...props} hidden={data} />}
      {!data && !error && (
        <Skeleton label={m.ui_loading()}>
          <div className="searches">
            <SkeletonLine height={112} />
          </div>
        </Skeleton>
      )}
      {!data && error && (
        <ErrorState
          title={m.searches_hidden_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      )}
      <p className="searches-foot">
        <a href={pathTo('/user/searches')} className="searches-link">
          {m.searches_all_link()}
        </a>
      </p>
    </div>
  );
}

function Loaded({ hidden, card, onShown }: HiddenPageProps & { hidden: Hidden }) {
  const queryClient = useQueryClient();
  const { vacancies, companies } = hidden;
  const show = async (kind: 'vacancy' | 'company', slug: string) => {
    try {
      await sendPatiently(() => (kind === 'vacancy' ? showVacancy(slug) : showCompany(slug)));
      onShown(kind, slug);
      toast.success(m.searches_hidden_shown());
      await queryClient.invalidateQueries({ queryKey: hiddenQuery().queryKey });
    } catch (problem) {
      toast.error(errorText(problem));
    }
  };
  if (vacancies.length === 0 && companies.length === 0) {
    return (
      <EmptyState
        text={m.searches_hidden_empty()}
        cloth={9}
        action={
          <a href={pathTo('/jobs')} className={buttonClass({ look: 'primary' })}>
            {m.searches_find()}
          </a>
        }
      />
    );
  }
  return (
    <>
      {companies.length > 0 && (
        <section>
          <h2 className="searches-part">{m.searches_hidden_companies()}</h2>
          <ul className="searches">
            {companies.map(({ slug, name }) => (
              <Card key={slug} as="li" className="hidden-company">
                <a href={pathTo(`/company/${slug}`)} className="searches-link">
                  {name}
                </a>
                <ShowButton name={name} onPress={() => void show('company', slug)} />
              </Card>
            ))}
          </ul>
        </section>
      )}
      {vacancies.length > 0 && (
        <section>
          <h2 className="searches-part">{m.searches_hidden_vacancies()}</h2>
          <ul className="searches">
            {vacancies.map((vacancy) => (
              <li key={vacancy.id}>
                {card(
                  vacancy,
                  <ShowIcon
                    name={vacancy.title}
                    onPress={() => void show('vacancy', vacancy.slug)}
                  />,
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ShowProps {
  name: string;
  onPress: () => void;
}

function ShowButton({ name, onPress }: ShowProps) {
  return (
    <Button
      size="sm"
      icon={<Eye size={18} strokeWidth={1.9} aria-hidden="true" />}
      aria-label={m.searches_hidden_show_named({ name })}
      onClick={onPress}
    >
      {m.searches_hidden_show()}
    </Button>
  );
}

/** The space of a bookmark has room for an icon only. */
function ShowIcon({ name, onPress }: ShowProps) {
  return (
    <button
      type="button"
      className="icon-btn vacancy-save"
      title={m.searches_hidden_show()}
      aria-label={m.searches_hidden_show_named({ name })}
      onClick={onPress}
    >
      <Eye size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}
