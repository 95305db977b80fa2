import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeptNote } from '@/forms/kept-list';
import { paginationTexts } from '@/i18n/ui-texts';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Pagination } from '@/ui/pagination';
import { Table } from '@/ui/table';
import { Loaded } from '../loaded';
import { type AccountEvent, type Login, loginsQuery } from '../queries';
import { Section } from '../section';
import { placeText } from './place-text';

const EVENT_LABELS = {
  registered: m.settings_event_registered,
  signed_in: m.settings_event_signed_in,
  refused: m.settings_event_refused,
  password_changed: m.settings_event_password_changed,
  phone_changed: m.settings_event_phone_changed,
  email_changed: m.settings_event_email_changed,
  role_changed: m.settings_event_role_changed,
  totp_on: m.settings_event_totp_on,
  totp_off: m.settings_event_totp_off,
  telegram_linked: m.settings_event_telegram_linked,
  telegram_unlinked: m.settings_event_telegram_unlinked,
  session_ended: m.settings_event_session_ended,
  export_made: m.settings_event_export_made,
  deletion_asked: m.settings_event_deletion_asked,
  deletion_undone: m.settings_event_deletion_undone,
  identity_linked: m.settings_event_identity_linked,
  identity_unlinked: m.settings_event_identity_unlinked,
} satisfies Record<AccountEvent, () => string>;

const columns = () => [
  {
    id: 'event',
    head: m.settings_logins_event(),
    cell: ({ event }: Login) => EVENT_LABELS[event](),
  },
  {
    id: 'from',
    head: m.settings_logins_from(),
    cell: ({ device, country, address }: Login) => (
      <span className="settings-from">
        <span>{device || m.settings_device_unknown()}</span>
        <span className="settings-note">{placeText(country, address)}</span>
      </span>
    ),
  },
  {
    id: 'at',
    head: m.settings_logins_at(),
    cell: ({ at }: Login) => momentText(at),
  },
];

/** The security events of the account, newest first; `page` is in the URL. */
export function LoginHistory({ page }: { page: number }) {
  const query = useQuery({ ...loginsQuery(page), placeholderData: keepPreviousData });
  return (
    <Section title={m.settings_logins_title()} text={m.settings_logins_text()}>
      <KeptNote of={query} />
      <Loaded query={query} rows={4}>
        {({ data, meta }) => (
          <>
            <Table
              caption={m.settings_logins_title()}
              captionHidden
              columns={columns()}
              rows={data}
              rowKey={({ at, event }) => `${at} ${event}`}
            />
            <Pagination
              page={page}
              pages={meta.pages}
              hrefFor={(target) => `?page=${target}`}
              texts={paginationTexts()}
              renderLink={({ page: target, href: _, ...link }) => (
                <Link
                  {...link}
                  to="/profile/settings/security"
                  search={{ page: target }}
                  resetScroll={false}
                />
              )}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
