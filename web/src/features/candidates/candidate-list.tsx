import type { CandidateSearch } from './address';
import { CandidateCard } from './candidate-card';
import type { CandidateCardData } from './wire';

interface CandidateListProps {
  cards: readonly CandidateCardData[];
  canSave: boolean;
  /** The list's own address: the profile leads to the candidates before and after. */
  search?: CandidateSearch;
}

export function CandidateList({ cards, canSave, search }: CandidateListProps) {
  return (
    <ul className="candidate-list">
      {cards.map((card) => (
        <li key={card.slug}>
          <CandidateCard card={card} canSave={canSave} search={search} />
        </li>
      ))}
    </ul>
  );
}
