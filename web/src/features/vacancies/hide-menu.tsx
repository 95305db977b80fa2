import { useQuery } from '@tanstack/react-query';
import { Building2, Ellipsis, EyeOff } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { askToSignIn } from '@/session/asked';
import { meQuery } from '@/session/me';
import { Menu } from '@/ui/menu';
import { type Hideable, useHiding } from './hiding';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** The menu of a card, beside the bookmark, for candidates and guests: a guest is asked to sign in. */
export function HideMenu({ card }: { card: Hideable }) {
  const { hideVacancy, hideCompany } = useHiding();
  const { data: me } = useQuery(meQuery());
  const { slug, customer } = card;
  const ask = (kind: 'vacancy' | 'company', hidden: { slug: string; name: string }) =>
    askToSignIn({ act: 'hide', kind, slug: hidden.slug, name: hidden.name });
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
          onSelect: () => {
            if (me) void hideVacancy(card);
            else ask('vacancy', { slug, name: card.title });
          },
        },
        {
          id: 'company',
          label: m.vacancy_hide_company({ name: customer.name }),
          icon: <Building2 {...ICON} />,
          onSelect: () => {
            if (me) void hideCompany(customer);
            else ask('company', customer);
          },
        },
      ]}
    />
  );
}
