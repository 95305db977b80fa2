import { useQueryClient } from '@tanstack/react-query';
import {
  BellPlus,
  Bookmark,
  CalendarDays,
  ChartColumn,
  CircleQuestionMark,
  CircleUserRound,
  Contact,
  Files,
  Inbox,
  LogOut,
  Mail,
  MessageCircle,
  Moon,
  Plus,
  Settings,
  SquareKanban,
  Users,
} from 'lucide-react';
import { errorText } from '@/i18n/error-text';
import { goTo, loadPage } from '@/i18n/go';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { chooseTheme, shownTheme } from '@/lib/theme';
import { m } from '@/paraglide/messages';
import { switchCompany } from '@/session/company';
import { logout } from '@/session/logout';
import type { User } from '@/session/me';
import { mayInCompany } from '@/session/rights';
import { Avatar } from '@/ui/avatar';
import { CompanyTile } from '@/ui/company-tile';
import { Menu, type MenuItem } from '@/ui/menu';
import { toast } from '@/ui/toast-store';

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
  const queryClient = useQueryClient();
  const { name, picture } = shownAs(me);
  const leave = async () => {
    await logout(queryClient);
    // A full page load, so that no personal data stays in memory.
    loadPage('/');
  };
  const switchTo = async (slug: string, company: string) => {
    try {
      await switchCompany(queryClient, slug);
      toast.success(m.team_switched({ company }));
    } catch (problem) {
      toast.error(errorText(problem));
    }
  };
  // The choice appears with the second company.
  const companies = me.companies.length > 1 ? me.companies : [];
  const companyItems = companies.map(
    (company): MenuItem => ({
      id: company.slug,
      label: company.name,
      note: MEMBER_ROLES[company.role](),
      icon: <CompanyTile company={company} size={28} className="account-company" />,
      isChosen: company.in_use,
      onSelect: () => {
        if (!company.in_use) void switchTo(company.slug, company.name);
      },
    }),
  );
  const createItem: MenuItem = {
    id: 'create',
    label: m.my_vacancies_create(),
    icon: <Plus {...ICON} />,
    onSelect: () => goTo('/jobs/create'),
  };
  const interviewsItem: MenuItem = {
    id: 'interviews',
    label: m.interviews_title(),
    icon: <CalendarDays {...ICON} />,
    onSelect: () => goTo('/profile/interviews'),
  };
  const chatItem: MenuItem = {
    id: 'chat',
    label: m.chat_title(),
    icon: <MessageCircle {...ICON} />,
    onSelect: () => goTo('/user/chat'),
  };
  // What employers need most often.
  const employerItems: MenuItem[] = [
    ...companyItems,
    ...(mayInCompany(me, 'run_vacancies') ? [createItem] : []),
    {
      id: 'my-vacancies',
      label: m.my_vacancies_title(),
      icon: <Files {...ICON} />,
      onSelect: () => goTo('/profile/my-vacancies'),
    },
    {
      id: 'board',
      label: m.board_title(),
      icon: <SquareKanban {...ICON} />,
      onSelect: () => goTo('/monitoring'),
    },
    {
      id: 'candidates',
      label: m.candidates_title(),
      icon: <Users {...ICON} />,
      onSelect: () => goTo('/candidates'),
    },
    chatItem,
    interviewsItem,
    {
      id: 'report',
      label: m.report_title(),
      icon: <ChartColumn {...ICON} />,
      onSelect: () => goTo('/profile/report'),
    },
    {
      id: 'team',
      label: m.team_tab_team(),
      icon: <Contact {...ICON} />,
      onSelect: () => goTo('/profile/company/team'),
    },
  ];
  const candidateItems: MenuItem[] = [
    {
      id: 'applications',
      label: m.applications_title(),
      icon: <Inbox {...ICON} />,
      onSelect: () => goTo('/profile/applications'),
    },
    chatItem,
    interviewsItem,
    {
      id: 'favourites',
      label: m.favourites_title(),
      icon: <Bookmark {...ICON} />,
      onSelect: () => goTo('/user/favorites'),
    },
    {
      id: 'searches',
      label: m.searches_title(),
      icon: <BellPlus {...ICON} />,
      onSelect: () => goTo('/user/searches'),
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
          label: me.role === 'customer' ? m.shell_tab_cabinet() : m.shell_nav_profile(),
          icon: <CircleUserRound {...ICON} />,
          onSelect: () => goTo('/profile'),
        },
        {
          id: 'settings',
          label: m.shell_settings(),
          icon: <Settings {...ICON} />,
          onSelect: () => goTo('/profile/settings'),
        },
        {
          id: 'help',
          label: m.shell_nav_help(),
          icon: <CircleQuestionMark {...ICON} />,
          onSelect: () => goTo('/help'),
        },
        {
          id: 'contacts',
          label: m.shell_nav_contacts(),
          icon: <Mail {...ICON} />,
          onSelect: () => goTo('/help/contacts'),
        },
        {
          id: 'theme',
          label: m.shell_theme_toggle(),
          icon: <Moon {...ICON} />,
          onSelect: () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
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
