import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { historyText } from '@/i18n/labels-on-demand';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { forgetDecided } from './calls';
import { MarkDialog } from './mark-dialog';
import type { MarkDecision, Revision, RevisionLine } from './model';
import { REASONS } from './verifications/words';
import { EVIDENCE, reasonTitle, stateOf } from './words';

/** A titled card beside the text that is judged. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" className="mod-side-part" aria-labelledby={id}>
      <h2 id={id} className="mod-side-title">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** The company's history, and whether its documents are verified. */
export function CompanyPart({ revision }: { revision: Revision }) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { company } = revision;
  const gives = !company.is_verified;
  return (
    <Part title={m.moderation_company()}>
      <p className="mod-company">{company.name}</p>
      <dl className="mod-figures">
        <Figure label={m.moderation_company_approved()} value={company.vacancies_approved} />
        <Figure label={m.moderation_company_complaints()} value={company.complaints_upheld_90d} />
        <Figure label={m.moderation_company_strikes()} value={company.strikes} />
      </dl>
      <p className="mod-mark">
        <Status tone={gives ? 'quiet' : 'done'}>
          {gives ? m.mark_none() : m.moderation_verified()}
        </Status>
      </p>
      {company.mark_decision && <Decided decision={company.mark_decision} />}
      <p className="console-note">{m.moderation_verified_note()}</p>
      <Button size="sm" onClick={() => setAsked(true)}>
        {gives ? m.mark_give() : m.mark_take()}
      </Button>
      {isAsked && (
        <MarkDialog
          company={company}
          gives={gives}
          onDone={async () => {
            toast.success(gives ? m.moderation_verified_on() : m.moderation_verified_off());
            await forgetDecided(queryClient);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Part>
  );
}

function Decided({ decision: { at, by, evidence, reason, note } }: { decision: MarkDecision }) {
  return (
    <p className="console-note">
      {evidence && EVIDENCE[evidence]()}
      {reason && REASONS[reason].title()}
      {note && <q>{note}</q>}{' '}
      <time dateTime={at}>
        {by}, {momentText(at)}
      </time>
    </p>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

/** Every revision of the vacancy, newest first. */
export function VersionsPart({ revision }: { revision: Revision }) {
  return (
    <Part title={m.moderation_versions()}>
      <ol className="mod-versions">
        {revision.revisions.map((line) => (
          <Version key={line.revision_id} line={line} current={revision.revision_id} />
        ))}
      </ol>
    </Part>
  );
}

function Version({ line, current }: { line: RevisionLine; current: string }) {
  const { revision_id, number, state, submitted_at, reasons } = line;
  const { tone, text } = stateOf(state);
  const name = m.moderation_version({ number });
  return (
    <li>
      <p className="mod-version-head">
        {revision_id === current ? (
          <strong aria-current="true">{name}</strong>
        ) : (
          <Link
            to="/admin/moderation/$revision"
            params={{ revision: revision_id }}
            className="mod-link"
          >
            {name}
          </Link>
        )}
        <Status tone={tone}>{text}</Status>
      </p>
      <p className="console-note">
        <time dateTime={submitted_at}>{momentText(submitted_at)}</time>
      </p>
      <p className="console-note">{decidedText(line)}</p>
      {reasons.map(({ code, field, text: words }) => (
        <p key={`${code} ${field}`} className="console-note">
          {reasonTitle(code)}
          {words && <q>{words}</q>}
        </p>
      ))}
    </li>
  );
}

/** `Malika Yusupova, 15.11.2026, 14:02`; undefined while the text is waiting. */
export function decidedText({
  decided_at,
  decided_by,
}: Pick<RevisionLine, 'decided_at' | 'decided_by'>): string | undefined {
  if (!decided_at) return undefined;
  const time = momentText(decided_at);
  return decided_by ? `${decided_by}, ${time}` : m.moderation_decided_rules({ time });
}

export function HistoryPart({ history }: Pick<Revision, 'history'>) {
  return (
    <Part title={m.moderation_history()}>
      <ol className="mod-history">
        {history.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{momentText(at)}</time>
            <span>{historyText(what)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
