import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  BellPlus,
  Bookmark,
  CircleUserRound,
  Files,
  LogOut,
  Plus,
  Settings,
  Users,
} from 'lucide-react';
import { getLocale, joinLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { logout } from '@/session/logout';
import type { User } from '@/session/me';
import { Avatar } from '@/ui/avatar';
import { Menu, type MenuItem } from '@/ui/menu';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** The name and the picture of the active role. */
function shownAs({ role, candidate, customer }: User): { name: string; picture?: string } {
  const picture = (role === 'customer' ? customer : candidate)?.avatar?.small;
  const name =
    role === 'customer'
      ? customer?.name
      : candidate && [candidate.name, candidate.surname].join(' ');
  return { name: name || m.shell_account(), picture };
}

export function AccountMenu({ me }: { me: User }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { name, picture } = shownAs(me);
  const leave = async () => {
    await logout(queryClient);
    // A full page load, so that no personal data stays in memory.
    location.assign(joinLocale(getLocale(), '/'));
  };
  // What employers need most often.
  const employerItems: MenuItem[] = [
    {
      id: 'create',
      label: m.my_vacancies_create(),
      icon: <Plus {...ICON} />,
      onSelect: () => void navigate({ to: '/jobs/create' }),
    },
    {
      id: 'my-vacancies',
      label: m.my_vacancies_title(),
      icon: <Files {...ICON} />,
      onSelect: () => void navigate({ to: '/profile/my-vacancies' }),
    },
    {
      id: 'candidates',
      label: m.candidates_title(),
      icon: <Users {...ICON} />,
      onSelect: () => void navigate({ to: '/candidates' }),
    },
  ];
  const candidateItems: MenuItem[] = [
    {
      id: 'favourites',
      label: m.favourites_title(),
      icon: <Bookmark {...ICON} />,
      onSelect: () => void navigate({ to: '/user/favorites' }),
    },
    {
      id: 'searches',
      label: m.searches_title(),
      icon: <BellPlus {...ICON} />,
      onSelect: () => void navigate({ to: '/user/searches' }),
    },
  ];
  return (
    <Menu
      label={m.shell_account()}
      trigger={<Avatar name={name} src={picture} size={36} />}
      heading={
        <>
          <span className="account-name">{name}</span>
          <span className="account-role">
            {me.role === 'customer' ? m.role_customer() : m.role_candidate()}
          </span>
        </>
      }
      items={[
        ...(me.role === 'customer' ? employerItems : candidateItems),
        {
          id: 'profile',
          label: m.shell_nav_profile(),
          icon: <CircleUserRound {...ICON} />,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        {
          id: 'settings',
          label: m.shell_settings(),
          icon: <Settings {...ICON} />,
          onSelect: () => void navigate({ to: '/profile/settings' }),
        },
        {
          id: 'sign-out',
          label: m.shell_sign_out(),
          icon: <LogOut {...ICON} />,
          onSelect: () => void leave(),
        },
      ]}
    />
  );
}
