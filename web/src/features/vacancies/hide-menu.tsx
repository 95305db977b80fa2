import { Building2, Ellipsis, EyeOff } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Menu } from '@/ui/menu';
import { useHiding } from './hiding';
import type { VacancyCardData } from './model';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** The candidate's menu of a card, beside the bookmark. */
export function HideMenu({ card }: { card: VacancyCardData }) {
  const { hideVacancy, hideCompany } = useHiding();
  const { customer } = card;
  return (
    <Menu
      label={m.vacancy_more({ title: card.title })}
      triggerClass="icon-btn vacancy-more"
      trigger={<Ellipsis size={22} strokeWidth={1.8} aria-hidden="true" />}
      items={[
        {
          id: 'vacancy',
          label: m.vacancy_hide(),
          icon: <EyeOff {...ICON} />,
          onSelect: () => void hideVacancy(card),
        },
        {
          id: 'company',
          label: m.vacancy_hide_company({ name: customer.name }),
          icon: <Building2 {...ICON} />,
          onSelect: () => void hideCompany(customer),
        },
      ]}
    />
  );
}
