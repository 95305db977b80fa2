import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { figuresQuery } from './calls';
import { Loaded } from './loaded';
import type { Figures as Data, WaitingKind } from './model';
import './moderation.css';
import type { QueueFilter } from './queue-filter';
import { durationText, isLate, waitedText } from './words';

interface Place {
  label: () => string;
  to: '/admin/moderation' | '/admin/complaints' | '/admin/verifications';
  search?: QueueFilter;
}

const PLACES: Record<WaitingKind, Place> = {
  new_text: { label: m.figures_new_text, to: '/admin/moderation', search: { kind: 'new' } },
  edit: { label: m.figures_edit, to: '/admin/moderation', search: { kind: 'edit' } },
  complaint: { label: m.figures_complaint, to: '/admin/complaints' },
  verification: { label: m.figures_verification, to: '/admin/verifications' },
  company_review: { label: m.figures_company_review, to: '/admin/verifications' },
};

/** What waits for moderators, and how they keep up. */
export function Figures() {
  const query = useQuery(figuresQuery());
  return <Loaded query={query}>{(data) => <Shown data={data} now={query.dataUpdatedAt} />}</Loaded>;
}

function Shown({ data, now }: { data: Data; now: number }) {
  const waiting = useId();
  const pace = useId();
  return (
    <>
      <section aria-labelledby={waiting} className="mod-figures-part">
        <h2 id={waiting} className="console-subtitle">
          {m.figures_title()}
        </h2>
        <ul className="mod-waiting">
          {data.waiting.map(({ kind, count, oldest_at }) => {
            const { label, to, search } = PLACES[kind];
            return (
              <Card key={kind} as="li" interactive className="mod-waiting-kind">
                <p className="mod-waiting-count num">{count}</p>
                <h3 className="mod-waiting-name">
                  <Link to={to} search={search ?? {}} className="stretch">
                    {label()}
                  </Link>
                </h3>
                <p className="mod-row-facts">
                  {oldest_at ? (
                    <time dateTime={oldest_at} data-late={isLate(oldest_at, now) || undefined}>
                      {m.figures_oldest({ time: waitedText(oldest_at, now) })}
                    </time>
                  ) : (
                    m.figures_none()
                  )}
                </p>
              </Card>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby={pace} className="mod-figures-part">
        <h2 id={pace} className="console-subtitle">
          {m.figures_pace()}
        </h2>
        <dl className="console-facts">
          <div>
            <dt>{m.figures_decided_today()}</dt>
            <dd>{data.decided_today}</dd>
          </div>
          <div>
            <dt>{m.figures_median()}</dt>
            <dd>
              {data.median_minutes == null ? m.figures_few() : durationText(data.median_minutes)}
            </dd>
          </div>
          <div>
            <dt>{m.figures_oldest_all()}</dt>
            <dd>{data.oldest_at ? waitedText(data.oldest_at, now) : m.figures_none()}</dd>
          </div>
        </dl>
      </section>
    </>
  );
}
