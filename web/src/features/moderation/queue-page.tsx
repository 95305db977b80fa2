import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
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
import { moveFocus, useKeysChoice, useShortcuts } from './shortcuts';
import { ShortcutsButton, ShortcutsDialog } from './shortcuts-dialog';
import { durationText, reasonTitle, riskOf, waitedText } from './words';

const PATH = '/admin/moderation';

/** Texts waiting for a decision, the riskiest first. The list is polled, because others decide and publish too. */
export function QueuePage({ page = 1 }: { page?: number }) {
  const query = useQuery(queueQuery(page));
  const list = useRef<HTMLOListElement>(null);
  const [help, setHelp] = useState(false);
  const [keysOn, chooseKeys] = useKeysChoice();
  const move = (step: 1 | -1) => moveFocus(list.current, step);
  useShortcuts(
    { next: () => move(1), previous: () => move(-1), help: () => setHelp(true) },
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
          {query.data?.median_minutes != null && (
            <span>{m.moderation_median({ time: durationText(query.data.median_minutes) })}</span>
          )}
        </p>
        <ShortcutsButton onPress={() => setHelp(true)} />
      </div>
      <Loaded query={query}>
        {({ data, meta }) =>
          data.length === 0 && page > 1 ? (
            // The last texts of this page were decided: the rest is on the first page.
            <Navigate to={PATH} replace />
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
                  <Row key={item.revision_id} item={item} page={page} now={query.dataUpdatedAt} />
                ))}
              </ol>
              <Pagination
                page={meta.page}
                pages={meta.pages}
                hrefFor={(target) => `${PATH}?page=${target}`}
                texts={paginationTexts()}
                renderLink={({ page: target, href: _, ...link }) => (
                  <Link {...link} to={PATH} search={target > 1 ? { page: target } : {}} />
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

function Row({ item, page, now }: { item: QueueItem; page: number; now: number }) {
  const risk = riskOf(item.risk);
  return (
    <Card as="li" interactive className="mod-row">
      <div className="mod-row-text">
        <h2 className="mod-row-title">
          <Link
            to="/admin/moderation/$revision"
            params={{ revision: item.revision_id }}
            search={page > 1 ? { page } : {}}
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
        <Status tone={risk.tone}>{risk.text}</Status>
        <span className="mod-row-facts">
          {item.is_edit ? m.moderation_edit() : m.moderation_new()}
          {' · '}
          <time dateTime={item.submitted_at}>
            {m.moderation_waits({ time: waitedText(item.submitted_at, now) })}
          </time>
        </span>
      </div>
    </Card>
  );
}
