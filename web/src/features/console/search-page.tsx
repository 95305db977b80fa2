import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Status } from '@/ui/status';
import { type Column, Table } from '@/ui/table';
import { Loaded } from './loaded';
import { type IndexState, type SearchedText, searchQuery, USUAL_DAYS } from './search-queries';
import { SynonymsPart } from './synonyms-part';

const PERIODS = [1, USUAL_DAYS, 30, 90];

/** What people search for, which searches find nothing, and the synonyms that staff edits. */
export function SearchPage({ days = USUAL_DAYS }: { days?: number }) {
  const navigate = useNavigate();
  const query = useQuery(searchQuery(days));
  const show = (next: number) =>
    navigate({
      to: '/admin/search',
      search: { days: next === USUAL_DAYS ? undefined : next },
      resetScroll: false,
    });
  return (
    <>
      <h1 className="console-title">{m.console_search()}</h1>
      <p className="console-lead">{m.console_search_lead()}</p>
      <div className="console-filters">
        <Field label={m.console_search_days()}>
          <Select
            options={PERIODS.map((count) => ({
              value: String(count),
              label:
                count === 1 ? m.console_search_days_one() : m.console_search_days_some({ count }),
            }))}
            value={String(days)}
            onChange={(event) => void show(Number(event.currentTarget.value))}
          />
        </Field>
      </div>
      <Loaded query={query}>
        {({ top, empty, index }) => (
          <>
            <Index index={index} />
            <Texts title={m.console_search_top()} texts={top} />
            <Texts title={m.console_search_empty()} texts={empty} />
          </>
        )}
      </Loaded>
      <SynonymsPart />
    </>
  );
}

function Index({ index }: { index: IndexState }) {
  return (
    <section className="console-part">
      <h2 className="console-subtitle">{m.console_search_index()}</h2>
      <dl className="console-facts">
        <div>
          <dt>{m.console_search_documents()}</dt>
          <dd>{index.documents}</dd>
        </div>
        <div>
          <dt>{m.console_search_changed()}</dt>
          <dd>{index.changed_at ? momentText(index.changed_at) : '–'}</dd>
        </div>
        <div>
          <dt>{m.console_search_state()}</dt>
          <dd>
            <Status tone={index.is_rebuilding ? 'waiting' : 'active'}>
              {index.is_rebuilding ? m.console_search_rebuilding() : m.console_search_ready()}
            </Status>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Texts({ title, texts }: { title: string; texts: SearchedText[] }) {
  const columns: Column<SearchedText>[] = [
    { id: 'query', head: m.console_search_query(), cell: ({ query }) => query },
    { id: 'times', head: m.console_search_times(), numeric: true, cell: ({ times }) => times },
    {
      id: 'visitors',
      head: m.console_search_visitors(),
      numeric: true,
      cell: ({ visitors }) => visitors,
    },
  ];
  return (
    <section className="console-part">
      <h2 className="console-subtitle">{title}</h2>
      {texts.length === 0 ? (
        <p className="console-note">{m.console_search_none()}</p>
      ) : (
        <Table
          caption={title}
          captionHidden
          columns={columns}
          rows={texts}
          rowKey={({ query }) => query}
        />
      )}
    </section>
  );
}
