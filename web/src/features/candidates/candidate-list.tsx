import { CandidateCard } from './candidate-card';
import type { CandidateCardData } from './wire';

interface CandidateListProps {
  cards: readonly CandidateCardData[];
  canSave: boolean;
}

export function CandidateList({ cards, canSave }: CandidateListProps) {
  return (
    <ul className="candidate-list">
      {cards.map((card) => (
        <li key={card.slug}>
          <CandidateCard card={card} canSave={canSave} />
        </li>
      ))}
    </ul>
  );
}
