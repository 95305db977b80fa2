import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { paginationTexts } from '@/i18n/ui-texts';
import { momentText } from '@/lib/moment';
import { groupTaxNumber } from '@/lib/tax-number';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Pagination } from '@/ui/pagination';
import { Status } from '@/ui/status';
import '@/ui/tabs.css';
import { Tag } from '@/ui/tag';
import { CompanyReviews } from '../company-reviews';
import { Loaded } from '../loaded';
import '../moderation.css';
import { moveFocus, useKeysChoice, useShortcuts } from '../shortcuts';
import { ShortcutsButton, ShortcutsDialog } from '../shortcuts-dialog';
import { durationText } from '../words';
import { type ListState, requestsQuery } from './calls';
import type { RequestRow } from './wire';
import { KEY_WORDS, STATES } from './words';

const PATH = '/admin/verifications';
const TABS: readonly [state: ListState, label: () => string][] = [
  ['pending', m.verifications_pending],
  ['decided', m.verifications_decided],
];

interface ListPageProps {
  state?: ListState;
  page?: number;
}

const searchOf = (state: ListState, page = 1) => ({
  ...(state === 'decided' && { state }),
  ...(page > 1 && { page }),
});

/** Companies that ask for the mark, the longest waiting first, and those whose mark rests. */
export function VerificationsPage({ state = 'pending', page = 1 }: ListPageProps) {
  const query = useQuery(requestsQuery(state, page));
  const list = useRef<HTMLOListElement>(null);
  const [help, setHelp] = useState(false);
  const [keysOn, chooseKeys] = useKeysChoice();
  useShortcuts(
    {
      next: () => moveFocus(list.current, 1),
      previous: () => moveFocus(list.current, -1),
      help: () => setHelp(true),
    },
    keysOn,
  );
  return (
    <>
      <h1 className="console-title">{m.verifications_title()}</h1>
      <div className="mod-head">
        <nav className="tabs" aria-label={m.verifications_filter()}>
          {TABS.map(([one, label]) => (
            <Link
              key={one}
              to={PATH}
              search={searchOf(one)}
              className="tabs-tab"
              aria-current={one === state ? 'page' : undefined}
              data-current={one === state || undefined}
              activeProps={{}}
              activeOptions={{ exact: true, explicitUndefined: true }}
            >
              {label()}
            </Link>
          ))}
        </nav>
        <ShortcutsButton onPress={() => setHelp(true)} />
      </div>
      <Loaded query={query}>
        {({ data, meta }) =>
          data.length === 0 && page > 1 ? (
            // The last requests of this page were decided: the rest is on the first page.
            <Navigate to={PATH} search={searchOf(state)} replace />
          ) : data.length === 0 ? (
            <EmptyState
              text={state === 'pending' ? m.verifications_empty() : m.verifications_empty_decided()}
              action={
                <Button busy={query.isFetching} onClick={() => query.refetch()}>
                  {m.moderation_again()}
                </Button>
              }
            />
          ) : (
            <>
              <ol ref={list} className="mod-list">
                {data.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </ol>
              <Pagination
                page={meta.page}
                pages={meta.pages}
                hrefFor={(target) => `${PATH}?page=${target}`}
                texts={paginationTexts()}
                renderLink={({ page: target, href: _, ...link }) => (
                  <Link {...link} to={PATH} search={searchOf(state, target)} />
                )}
              />
            </>
          )
        }
      </Loaded>
      {state === 'pending' && <CompanyReviews />}
      <ShortcutsDialog
        open={help}
        isOn={keysOn}
        words={KEY_WORDS}
        onChoose={chooseKeys}
        onClose={() => setHelp(false)}
      />
    </>
  );
}

const HOUR = 60;

function waitsText(hours: number): string {
  if (hours < 1) return m.verifications_waits_new();
  return m.moderation_waits({ time: durationText(hours * HOUR) });
}

function Row({ row }: { row: RequestRow }) {
  const { id, company, tax_number, is_appeal, requested_at, waiting_hours } = row;
  const state = STATES[row.state];
  return (
    <Card as="li" interactive className="mod-row">
      <div className="mod-row-text">
        <h2 className="mod-row-title">
          <Link to="/admin/verifications/$id" params={{ id }} className="stretch">
            {company.name}
          </Link>
        </h2>
        <p className="console-note">{groupTaxNumber(tax_number)}</p>
        {is_appeal && (
          <p className="mod-tags">
            <Tag>{m.verifications_appeal()}</Tag>
          </p>
        )}
      </div>
      <div className="mod-row-side">
        <Status tone={state.tone}>{state.text()}</Status>
        <time className="mod-row-facts" dateTime={requested_at}>
          {row.state === 'pending' ? waitsText(waiting_hours) : momentText(requested_at)}
        </time>
      </div>
    </Card>
  );
}
