import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { historyText } from '@/i18n/labels-on-demand';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { Switch } from '@/ui/switch';
import { toast } from '@/ui/toast-store';
import { useUniqueId } from '@/ui/use-unique-id';
import { revisionQuery, verifyCompany } from './calls';
import type { Revision, RevisionLine } from './model';
import { reasonTitle, stateOf } from './words';

/** A titled card beside the text that is judged. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useUniqueId();
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
  const { company, revision_id } = revision;
  const verify = useAction(async (verified: boolean) => {
    await verifyCompany(company.slug, verified);
    queryClient.setQueryData(
      revisionQuery(revision_id).queryKey,
      (before) => before && { ...before, company: { ...before.company, is_verified: verified } },
    );
    toast.success(verified ? m.moderation_verified_on() : m.moderation_verified_off());
  });
  return (
    <Part title={m.moderation_company()}>
      <p className="mod-company">{company.name}</p>
      <dl className="mod-figures">
        <Figure label={m.moderation_company_approved()} value={company.vacancies_approved} />
        <Figure label={m.moderation_company_complaints()} value={company.complaints_upheld_90d} />
        <Figure label={m.moderation_company_strikes()} value={company.strikes} />
      </dl>
      <Switch
        label={m.moderation_verified()}
        note={m.moderation_verified_note()}
        checked={company.is_verified}
        aria-busy={verify.busy || undefined}
        onChange={(event) => verify.run(event.currentTarget.checked)}
      />
      <FormError text={verify.error} />
    </Part>
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
