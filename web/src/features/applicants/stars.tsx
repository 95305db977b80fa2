import { Star } from 'lucide-react';
import { useId } from 'react';
import { m } from '@/paraglide/messages';
import './rating.css';
import { BEST_SCORE } from './limits';

const SCORES = Array.from({ length: BEST_SCORE }, (_, index) => index + 1);

/** A mark as stars; screen readers hear the number. */
export function Stars({ score }: { score: number }) {
  return (
    <span className="stars">
      {SCORES.map((one) => (
        <Star
          key={one}
          size={18}
          strokeWidth={1.6}
          aria-hidden="true"
          data-on={one <= score || undefined}
        />
      ))}
      <span className="sr-only">{m.applicants_score({ score, best: BEST_SCORE })}</span>
    </span>
  );
}

interface StarInputProps {
  label: string;
  /** 0: none yet. */
  score: number;
  onChange: (score: number) => void;
}

/** Real radio buttons, so the arrow keys are native. */
export function StarInput({ label, score, onChange }: StarInputProps) {
  const name = useId();
  return (
    <fieldset className="star-input">
      <legend className="sr-only">{label}</legend>
      {SCORES.map((one) => (
        <label key={one} className="star-choice">
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={one}
            checked={one === score}
            onChange={() => onChange(one)}
          />
          <span className="sr-only">{m.applicants_score({ score: one, best: BEST_SCORE })}</span>
          <Star
            size={24}
            strokeWidth={1.6}
            aria-hidden="true"
            data-on={one <= score || undefined}
          />
        </label>
      ))}
    </fieldset>
  );
}
