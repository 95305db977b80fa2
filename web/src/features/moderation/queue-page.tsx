import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { paginationTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Pagination } from '@/ui/pagination';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import { queueQuery } from './calls';
import { CompanyName } from './company-name';
import { Loaded } from './loaded';
import type { QueueItem } from './model';
import './moderation.css';
import { isFiltered, type QueueFilter } from './queue-filter';
import { QueueFilters } from './queue-filters';
import { moveFocus, useKeysChoice, useShortcuts } from './shortcuts';
import { ShortcutsButton, ShortcutsDialog } from './shortcuts-dialog';
import { useKeptUndo, useUndo } from './undo';
import { durationText, isLate, languageText, RISKS, reasonTitle, waitedText } from './words';

const PATH = '/admin/moderation';

/** Texts waiting for a decision, the riskiest first. The list is polled, because others decide and publish too. */
export function QueuePage({ filter }: { filter: QueueFilter }) {
  const query = useQuery(queueQuery(filter));
  const navigate = useNavigate();
  const undo = useUndo(filter);
  useKeptUndo(undo);
  const list = useRef<HTMLOListElement>(null);
  const [help, setHelp] = useState(false);
  const [keysOn, chooseKeys] = useKeysChoice();
  const move = (step: 1 | -1) => moveFocus(list.current, step);
  useShortcuts(
    {
      next: () => move(1),
      previous: () => move(-1),
      help: () => setHelp(true),
      undo: () => undo.undoLast(),
    },
    keysOn,
  );
  return (
    <>
      <h1 className="console-title">{m.moderation_title()}</h1>
      <div className="mod-head">
        <p className="mod-facts">
          <strong role="status">
            {query.data && m.moderation_waiting({ count: query.data.waiting })}
          </strong>
          {query.data?.oldest_at && (
            <span>
              {m.moderation_oldest({
                time: waitedText(query.data.oldest_at, query.dataUpdatedAt),
              })}
            </span>
          )}
          {query.data?.median_minutes != null && (
            <span>{m.moderation_median({ time: durationText(query.data.median_minutes) })}</span>
          )}
        </p>
        <ShortcutsButton onPress={() => setHelp(true)} />
      </div>
      <QueueFilters
        filter={filter}
        onChange={(change) =>
          navigate({
            to: PATH,
            search: { ...filter, page: undefined, ...change },
            resetScroll: false,
          })
        }
      />
      <Loaded query={query}>
        {({ data, meta }) =>
          data.length === 0 && filter.page ? (
            // The last texts of this page were decided: the rest is on the first page.
            <Navigate to={PATH} search={{ ...filter, page: undefined }} replace />
          ) : data.length === 0 && isFiltered(filter) ? (
            <EmptyState
              text={m.moderation_empty_filter()}
              action={
                <Button onClick={() => navigate({ to: PATH, search: {} })}>
                  {m.moderation_filter_clear()}
                </Button>
              }
            />
          ) : data.length === 0 ? (
            <EmptyState
              text={m.moderation_empty()}
              action={
                <Button busy={query.isFetching} onClick={() => query.refetch()}>
                  {m.moderation_again()}
                </Button>
              }
            />
          ) : (
            <>
              <ol ref={list} className="mod-list">
                {data.map((item) => (
                  <Row
                    key={item.revision_id}
                    item={item}
                    filter={filter}
                    now={query.dataUpdatedAt}
                  />
                ))}
              </ol>
              <Pagination
                page={meta.page}
                pages={meta.pages}
                hrefFor={(target) => `${PATH}?page=${target}`}
                texts={paginationTexts()}
                renderLink={({ page: target, href: _, ...link }) => (
                  <Link
                    {...link}
                    to={PATH}
                    search={{ ...filter, page: target > 1 ? target : undefined }}
                  />
                )}
              />
            </>
          )
        }
      </Loaded>
      <ShortcutsDialog
        open={help}
        isOn={keysOn}
        onChoose={chooseKeys}
        onClose={() => setHelp(false)}
      />
    </>
  );
}

function Row({ item, filter, now }: { item: QueueItem; filter: QueueFilter; now: number }) {
  const risk = RISKS[item.risk_level];
  return (
    <Card as="li" interactive className="mod-row">
      <div className="mod-row-text">
        <h2 className="mod-row-title">
          <Link
            to="/admin/moderation/$revision"
            params={{ revision: item.revision_id }}
            search={filter}
            className="stretch"
          >
            {item.title}
          </Link>
        </h2>
        <p className="console-note">
          <CompanyName {...item.company} />
        </p>
        {item.findings.length > 0 && (
          <ul className="mod-tags" aria-label={m.moderation_findings()}>
            {item.findings.map((code) => (
              <li key={code}>
                <Tag>{reasonTitle(code)}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mod-row-side">
        <Status tone={risk.tone}>{risk.text()}</Status>
        <span className="mod-row-facts">
          {item.is_edit ? m.moderation_edit() : m.moderation_new()}
          {' · '}
          {languageText(item.language)}
          {' · '}
          <time
            dateTime={item.submitted_at}
            data-late={isLate(item.submitted_at, now) || undefined}
          >
            {m.moderation_waits({ time: waitedText(item.submitted_at, now) })}
          </time>
        </span>
      </div>
    </Card>
  );
}
