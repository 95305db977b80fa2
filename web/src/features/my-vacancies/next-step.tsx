import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Copy, Inbox, type LucideIcon, Pencil, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button, type ButtonLook, buttonClass } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { ACTIONS } from './actions';
import { changeState, forgetVacancies } from './calls';
import type { OwnVacancy } from './model';
import { useClone } from './use-clone';

interface NextStepProps {
  vacancy: Pick<OwnVacancy, 'slug' | 'title' | 'next_action' | 'new_responses'>;
  /** The button that shares the public page. */
  share: ReactNode;
  /** The field that was refused. */
  field?: string | null;
  /** The loud button of a page, or one of many in a list. */
  look?: ButtonLook;
}

/** The one thing to do next with a vacancy; the server chooses it. Nothing while there is only waiting. */
export function NextStep({ vacancy, share, field, look = 'primary' }: NextStepProps) {
  const { slug, next_action: action, new_responses: count } = vacancy;
  switch (action) {
    case 'fix':
      return (
        <Link
          to="/profile/my-vacancies/$slug/edit"
          params={{ slug }}
          hash={field ?? undefined}
          className={buttonClass({ look })}
        >
          <Icon icon={Pencil} />
          {m.my_vacancies_fix()}
        </Link>
      );
    case 'applications':
      return (
        <Link
          to="/profile/my-vacancies/$slug/applications"
          params={{ slug }}
          className={buttonClass({ look })}
        >
          <Icon icon={Inbox} />
          {m.my_vacancies_new({ count })}
        </Link>
      );
    case 'prolong':
    case 'resume':
      return <StateButton slug={slug} action={action} look={look} />;
    case 'clone':
      return <CloneButton slug={slug} look={look} />;
    case 'share':
      return share;
    default:
      return null;
  }
}

function Icon({ icon: Shape }: { icon: LucideIcon }) {
  return <Shape size={18} strokeWidth={1.9} aria-hidden="true" />;
}

const ICONS = { prolong: CalendarPlus, resume: Play };

interface StateButtonProps {
  slug: string;
  action: 'prolong' | 'resume';
  look: ButtonLook;
}

/** One tap: both can be taken back with the menu. */
function StateButton({ slug, action, look }: StateButtonProps) {
  const queryClient = useQueryClient();
  const change = useAction(async () => {
    await changeState(slug, action);
    toast.success(ACTIONS[action].done());
    await forgetVacancies(queryClient);
  });
  return (
    <>
      <Button
        look={look}
        busy={change.busy}
        icon={<Icon icon={ICONS[action]} />}
        onClick={() => void change.run()}
      >
        {ACTIONS[action].verb()}
      </Button>
      <p role="alert" className="own-failure">
        {change.error}
      </p>
    </>
  );
}

function CloneButton({ slug, look }: { slug: string; look: ButtonLook }) {
  const clone = useClone(slug);
  return (
    <>
      <Button look={look} busy={clone.busy} icon={<Icon icon={Copy} />} onClick={clone.start}>
        {m.my_vacancies_clone()}
      </Button>
      <p role="alert" className="own-failure">
        {clone.error}
      </p>
      {clone.question}
    </>
  );
}
