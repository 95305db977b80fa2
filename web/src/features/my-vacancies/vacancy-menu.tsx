import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  CalendarPlus,
  CircleX,
  Copy,
  Ellipsis,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import { ConfirmDialog } from '@/ui/dialog';
import { Menu } from '@/ui/menu';
import { toast } from '@/ui/toast-store';
import { ACTIONS, type AskedAction } from './actions';
import { changeState, deleteVacancy, forgetVacancies } from './calls';
import { type OwnAction, type OwnVacancy, ownActions } from './model';
import { useClone } from './use-clone';

const ICONS: Record<OwnAction, LucideIcon> = {
  edit: Pencil,
  pause: Pause,
  resume: Play,
  prolong: CalendarPlus,
  clone: Copy,
  close: CircleX,
  delete: Trash2,
};

interface VacancyMenuProps {
  vacancy: Pick<OwnVacancy, 'slug' | 'title' | 'actions'>;
}

/** All actions that are possible now; each has a confirmation with its own verb. */
export function VacancyMenu({ vacancy }: VacancyMenuProps) {
  const { slug, title } = vacancy;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const canRun = useCan('run_vacancies');
  const [asked, setAsked] = useState<AskedAction | null>(null);

  const change = useAction(async (action: AskedAction) => {
    if (action === 'delete') await deleteVacancy(slug);
    else await changeState(slug, action);
    setAsked(null);
    toast.success(ACTIONS[action].done());
    // The page of a deleted vacancy must not be fetched again.
    if (action === 'delete') await navigate({ to: '/profile/my-vacancies' });
    await forgetVacancies(queryClient);
  });
  const clone = useClone(slug);

  const select = (action: OwnAction) => {
    change.forget();
    if (action === 'edit') {
      void navigate({ to: '/profile/my-vacancies/$slug/edit', params: { slug } });
    } else if (action === 'clone') clone.start();
    else setAsked(action);
  };
  const words = asked && ACTIONS[asked];
  if (!canRun) return null;
  return (
    <div className="own-menu">
      <Menu
        label={m.my_vacancies_menu({ title })}
        trigger={<Ellipsis size={22} strokeWidth={1.9} aria-hidden="true" />}
        items={ownActions(vacancy).map((action) => {
          const Icon = ICONS[action];
          return {
            id: action,
            label: labelOf(action),
            icon: <Icon size={18} strokeWidth={1.9} aria-hidden="true" />,
            danger: action === 'delete',
            onSelect: () => select(action),
          };
        })}
      />
      <ConfirmDialog
        open={words !== null}
        title={words?.title()}
        confirmText={words?.verb() ?? ''}
        cancelText={m.my_vacancies_cancel()}
        closeLabel={m.ui_close()}
        danger={words?.danger}
        busy={change.busy}
        onConfirm={() => asked && void change.run(asked)}
        onClose={() => setAsked(null)}
      >
        <p className="own-asked">{title}</p>
        <p>{words?.text()}</p>
        {/* A failure only stops the sign of work; what happened is said politely (product §4). */}
        <p role="status" className="own-failure">
          {change.error}
        </p>
      </ConfirmDialog>
      {clone.question}
      <p role="status" className="own-failure">
        {clone.error}
      </p>
    </div>
  );
}

function labelOf(action: OwnAction): string {
  if (action === 'edit') return m.my_vacancies_edit();
  if (action === 'clone') return m.my_vacancies_clone();
  return ACTIONS[action].verb();
}
