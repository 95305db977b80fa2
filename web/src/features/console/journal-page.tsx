import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Field } from '@/ui/field';
import { Pagination } from '@/ui/pagination';
import { Select } from '@/ui/select';
import { type Column, Table } from '@/ui/table';
import { Loaded } from './loaded';
import { type AuditEvent, type AuditFilter, auditQuery, membersQuery } from './queries';
import { actorText, objectText } from './words';

const PATH = '/admin/journal';

/** The audit log: who did what. Filters and the page number are in the URL. */
export function JournalPage({ filter }: { filter: AuditFilter }) {
  const navigate = useNavigate();
  const query = useQuery(auditQuery(filter));
  const { data: members } = useQuery(membersQuery());
  const show = (change: AuditFilter) =>
    navigate({ to: PATH, search: { ...filter, page: undefined, ...change }, resetScroll: false });

  return (
    <>
      <h1 className="console-title">{m.console_journal()}</h1>
      <p className="console-lead">{m.console_journal_lead()}</p>
      <div className="console-filters">
        <Field label={m.console_journal_actor()}>
          <Select
            placeholder={m.console_journal_any_actor()}
            options={(members ?? []).map(({ id, name, login }) => ({
              value: id,
              label: `${name} (${login})`,
            }))}
            value={filter.actor ?? ''}
            onChange={(event) => show({ actor: event.currentTarget.value || undefined })}
          />
        </Field>
        <Field label={m.console_journal_action()}>
          <Select
            placeholder={m.console_journal_any_action()}
            options={(query.data?.actions ?? []).map(({ code, title }) => ({
              value: code,
              label: title,
            }))}
            value={filter.action ?? ''}
            onChange={(event) => show({ action: event.currentTarget.value || undefined })}
          />
        </Field>
      </div>
      <Loaded query={query}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState
              text={m.console_journal_empty()}
              action={
                <Button onClick={() => navigate({ to: PATH, search: {} })}>
                  {m.console_journal_clear()}
                </Button>
              }
            />
          ) : (
            <>
              <Table
                caption={m.console_journal()}
                captionHidden
                columns={columns()}
                rows={data}
                rowKey={(event) => event.id}
              />
              <Pagination
                page={meta.page}
                pages={meta.pages}
                hrefFor={(page) => `${PATH}?page=${page}`}
                texts={{
                  label: m.console_journal_pages(),
                  previous: m.console_journal_previous(),
                  next: m.console_journal_next(),
                  page: (page) => m.console_journal_page({ page }),
                }}
                renderLink={({ page, href: _, ...link }) => (
                  <Link to={PATH} search={{ ...filter, page }} {...link} />
                )}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function columns(): Column<AuditEvent>[] {
  return [
    {
      id: 'when',
      head: m.console_journal_when(),
      cell: (event) => <time dateTime={event.at}>{momentText(event.at)}</time>,
    },
    {
      id: 'what',
      head: m.console_journal_what(),
      cell: (event) => (
        <span>
          {event.title}
          {event.note && <span className="console-login">{event.note}</span>}
        </span>
      ),
    },
    { id: 'who', head: m.console_journal_who(), cell: (event) => actorText(event.actor) },
    {
      id: 'object',
      head: m.console_journal_object(),
      cell: ({ object }) =>
        object?.path ? (
          <a href={object.path} className="console-link">
            {objectText(object)}
          </a>
        ) : (
          objectText(object)
        ),
    },
    {
      id: 'from',
      head: m.console_journal_from(),
      // The request id links the entry to its lines in the log.
      cell: (event) => <span title={event.request_id ?? undefined}>{event.address ?? '–'}</span>,
    },
  ];
}
