import { ChevronRight } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Sheet } from '@/ui/sheet';
import type { ColumnChoice } from '../queries';
import { stageItems } from '../stage-menu';
import type { ApplicantCard } from '../wire';

interface MoveSheetProps {
  /** Null: nobody is moved. */
  card: ApplicantCard | null;
  columns: readonly ColumnChoice[];
  onMove: (card: ApplicantCard, column: ColumnChoice) => void;
  onClose: () => void;
}

/** On phones: every stage with its consequence. Where the application may not go says so. */
export function MoveSheet({ card, columns, onMove, onClose }: MoveSheetProps) {
  const items = card
    ? stageItems(card, columns, (column) => {
        onClose();
        onMove(card, column);
      })
    : [];
  return (
    <Sheet
      open={card !== null}
      onClose={onClose}
      closeLabel={m.ui_close()}
      title={
        card && (
          <span className="board-move-who">
            <Avatar name={card.name} src={card.photo?.small} size={44} />
            <span>
              {card.name}
              <span className="board-move-ask">{m.board_which_stage()}</span>
            </span>
          </span>
        )
      }
    >
      <ul className="board-move-list">
        {items.map(({ id, label, note, icon, isChosen, disabled, onSelect }) => (
          <li key={id}>
            <button
              type="button"
              className="board-move"
              disabled={disabled}
              aria-current={isChosen || undefined}
              onClick={onSelect}
            >
              {icon}
              <span className="board-move-text">
                {label}
                <span className="board-move-note">{note}</span>
              </span>
              {!disabled && <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
