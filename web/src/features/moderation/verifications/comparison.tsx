import { dayText } from '@/lib/day';
import { momentText } from '@/lib/moment';
import { groupTaxNumber } from '@/lib/tax-number';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { Table } from '@/ui/table';
import type { VerificationRequest } from './wire';
import { answerOf } from './words';

export interface Compared {
  id: string;
  label: string;
  entered: string | null;
  registry: string | null;
  differs: boolean;
}

/** What the company says and what the registry says, field by field; a field that neither knows is left out. */
export function comparedRows(request: VerificationRequest): Compared[] {
  const { entered, company, registry, differences } = request;
  const place = [entered.location_name, company.address].filter(Boolean).join(', ');
  const number = groupTaxNumber(entered.tax_number);
  const isKnown = registry?.answer === 'found' || registry?.answer === 'closed';
  const rows: [id: string, label: string, entered: string | null, registry: string | null][] = [
    ['name', m.verifications_name(), entered.name, registry?.name ?? null],
    // Renamed while the request waits.
    [
      'renamed',
      m.verifications_name_now(),
      differences.includes('renamed') ? company.name : null,
      null,
    ],
    ['tax_number', m.verifications_tax_number(), number, isKnown ? number : null],
    ['region', m.verifications_region(), place, registry?.address ?? null],
    ['director', m.verifications_director(), null, registry?.director ?? null],
    [
      'registered_on',
      m.verifications_registered(),
      null,
      registry?.registered_on ? dayText(registry.registered_on) : null,
    ],
  ];
  return rows
    .filter(([, , ours, theirs]) => ours || theirs)
    .map(([id, label, ours, theirs]) => ({
      id,
      label,
      entered: ours,
      registry: theirs,
      differs: differences.some((difference) => difference === id),
    }));
}

const NOTHING = '–';

export function Comparison({ request }: { request: VerificationRequest }) {
  const answer = answerOf(request.registry);
  return (
    <Card as="section" className="mod-side-part" aria-label={m.verifications_compare()}>
      <div className="mod-part-head">
        <h2 className="mod-side-title">{m.verifications_compare()}</h2>
        <Status tone={answer.tone}>{answer.text()}</Status>
      </div>
      <Table
        caption={m.verifications_compare()}
        captionHidden
        rows={comparedRows(request)}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'field',
            head: m.verifications_field(),
            cell: ({ label, differs }) => (
              <span className="mod-compared">
                {label}
                {differs && <Status tone="waiting">{m.verifications_differs()}</Status>}
              </span>
            ),
          },
          {
            id: 'entered',
            head: m.verifications_entered(),
            cell: ({ entered, differs }) => <Said text={entered} differs={differs} />,
          },
          {
            id: 'registry',
            head: m.verifications_registry(),
            cell: ({ registry, differs }) => <Said text={registry} differs={differs} />,
          },
        ]}
      />
      {request.registry && (
        <p className="console-note">
          {m.verifications_asked({ time: momentText(request.registry.asked_at) })}
        </p>
      )}
    </Card>
  );
}

function Said({ text, differs }: { text: string | null; differs: boolean }) {
  return (
    <span className="mod-words">{differs && text ? <mark>{text}</mark> : (text ?? NOTHING)}</span>
  );
}
