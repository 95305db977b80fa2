import type { ReactNode } from 'react';
import { APPLICATION_STAGES, APPLICATION_STATUSES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { Menu, type MenuItem } from '@/ui/menu';
import { mayMove, neededFor, STATUS_OF } from './moves';
import { type ColumnChoice, useColumns } from './queries';
import { StageTick } from './stage-mark';
import type { ApplicantCard } from './wire';

type Movable = Pick<
  ApplicantCard,
  'id' | 'name' | 'status' | 'stage' | 'column_id' | 'stages' | 'actions' | 'interview'
>;

interface StageMenuProps<Card extends Movable> {
  card: Card;
  trigger: ReactNode;
  triggerClass?: string;
  /** The accessible name of the button. */
  label?: string;
  onMove: (card: Card, column: ColumnChoice) => void;
}

/** "Move to…": every column, each with what it means; where the application may not go says so. */
export function StageMenu<Card extends Movable>(props: StageMenuProps<Card>) {
  const { card, trigger, triggerClass, onMove } = props;
  const { label = m.applicants_move_label({ name: card.name }) } = props;
  const { data: columns = [] } = useColumns();
  return (
    <Menu
      label={label}
      trigger={trigger}
      triggerClass={triggerClass}
      heading={m.applicants_move_to()}
      items={stageItems(card, columns, (column) => onMove(card, column))}
    />
  );
}

/** The columns as items of a menu or of a sheet. */
export function stageItems(
  card: Movable,
  columns: readonly ColumnChoice[],
  onMove: (column: ColumnChoice) => void,
): MenuItem[] {
  return columns.map((column) => {
    const isHere = column.id === card.column_id;
    const may = mayMove(card, column);
    return {
      id: column.id,
      label: columnName(column),
      icon: <StageTick stage={column.stage} />,
      note: isHere ? m.applicants_here() : consequence(card, column, may),
      isChosen: isHere,
      disabled: !may,
      onSelect: () => onMove(column),
    };
  });
}

export function columnName({ name, stage }: Pick<ColumnChoice, 'name' | 'stage'>): string {
  return name ?? APPLICATION_STAGES[stage]();
}

/** What happens when the application is moved there. */
export function consequence(
  card: Pick<ApplicantCard, 'status'> & Partial<Pick<ApplicantCard, 'stage' | 'interview'>>,
  column: ColumnChoice,
  may: boolean,
): string {
  if (!may) return m.applicants_cannot_move();
  const needed = neededFor(card, column);
  if (needed === 'interview') return m.interviews_choose_times();
  if (needed === 'message') return m.applicants_needs_message();
  if (needed === 'reason') return m.applicants_needs_reason();
  const status = STATUS_OF[column.stage];
  if (status === card.status) return m.applicants_sees_nothing();
  return m.applicants_sees({ status: APPLICATION_STATUSES[status]() });
}
