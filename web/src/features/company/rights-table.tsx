import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { MEMBER_ROLES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { type Column, Table } from '@/ui/table';
import { useWide } from '@/ui/use-wide';
import { RIGHTS } from './words';

const ROLES = ['owner', 'recruiter', 'viewer'] as const;

/** Folded on phones, where the members come first. */
export function RightsTable() {
  const id = useId();
  const isWide = useWide();
  const table = (
    <Table
      caption={m.team_rights_title()}
      captionHidden
      columns={columns()}
      rows={RIGHTS}
      rowKey={({ right }) => right}
    />
  );
  if (!isWide) {
    return (
      <Card className="team-rights">
        <details>
          <summary className="team-title">{m.team_rights_title()}</summary>
          {table}
        </details>
      </Card>
    );
  }
  return (
    <Card as="section" className="team-rights" aria-labelledby={id}>
      <h2 id={id} className="team-title">
        {m.team_rights_title()}
      </h2>
      {table}
    </Card>
  );
}

function columns(): Column<(typeof RIGHTS)[number]>[] {
  return [
    { id: 'right', head: m.team_rights_what(), cell: ({ label }) => label() },
    ...ROLES.map((role) => ({
      id: role,
      head: MEMBER_ROLES[role](),
      cell: ({ roles }: (typeof RIGHTS)[number]) => <Mark has={roles.includes(role)} />,
    })),
  ];
}

function Mark({ has }: { has: boolean }) {
  const Icon = has ? Check : Minus;
  return (
    <span className="team-mark" data-has={has || undefined}>
      <Icon size={20} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{has ? m.team_may() : m.team_may_not()}</span>
    </span>
  );
}
