import { createContext, type MouseEvent, type RefObject, useContext } from 'react';
import type { ApplicantFilter } from '../filter';
import type { ColumnChoice } from '../queries';
import type { ApplicantCard } from '../wire';

/** What every card of the board needs. */
export interface BoardTools {
  columns: readonly ColumnChoice[];
  /** A click on a card. With a pressed key it stays a link, which opens in a new tab. */
  open: (card: ApplicantCard, event: MouseEvent) => void;
  move: (card: ApplicantCard, column: ColumnChoice) => void;
  /** On phones: asks for the stage in a sheet. */
  ask?: (card: ApplicantCard) => void;
  /** The card that takes the focus as soon as it is drawn. */
  wanted: RefObject<string | null>;
  /** The board shows all vacancies, so each card says which one is meant. */
  namesVacancy: boolean;
  now: number;
  /** What the board shows, for the way back to it. */
  filter: ApplicantFilter;
}

const Tools = createContext<BoardTools | null>(null);

export const BoardToolsProvider = Tools.Provider;

export function useBoardTools(): BoardTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('A card stands on a board');
  return tools;
}

/** The link of a card, which takes the focus. */
export const linkId = (card: string) => `card-${card}`;
