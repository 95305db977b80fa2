import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { switchCompany } from '@/session/company';
import type { User } from '@/session/me';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { toast } from '@/ui/toast-store';
import './company-list.css';

/** The companies that the person works in; one tap switches. Phones have no account menu, so this is their switcher. */
export function CompanyList({ companies }: { companies: User['companies'] }) {
  const id = useId();
  const queryClient = useQueryClient();
  const { run, busy, error } = useAction(async (slug: string, company: string) => {
    await switchCompany(queryClient, slug);
    toast.success(m.team_switched({ company }));
  });
  return (
    <Card as="section" className="company-list" aria-labelledby={id}>
      <h2 id={id} className="company-list-title">
        {m.team_companies()}
      </h2>
      <ul className="company-list-rows">
        {companies.map((company) => {
          const { slug, name, role, in_use: inUse } = company;
          const text = (
            <>
              <CompanyTile company={company} size={40} />
              <span className="company-list-text">
                <span className="company-list-name">{name}</span>
                <span className="company-list-role">{MEMBER_ROLES[role]()}</span>
              </span>
            </>
          );
          return (
            <li key={slug}>
              {inUse ? (
                <p className="company-list-row" data-current>
                  {text}
                  <Check size={20} strokeWidth={2.2} aria-hidden="true" />
                  <span className="sr-only">{m.team_in_use()}</span>
                </p>
              ) : (
                <button
                  type="button"
                  className="company-list-row"
                  aria-busy={busy || undefined}
                  onClick={() => void run(slug, name)}
                >
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <FormError text={error} />
    </Card>
  );
}
