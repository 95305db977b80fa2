import { ChevronDown, ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '@/paraglide/messages';
import type { Tip, TipLevel } from './contract';
import { TipLine } from './tip-line';

const ORDER: readonly TipLevel[] = ['stop', 'warning', 'advice', 'good'];

interface SelfCheckProps {
  tips: readonly Tip[];
  /** Moves to the field that a tip is about. */
  onOpen: (field: string) => void;
}

/** Writing tips. Beside the form on wide screens, collapsed above its footer on phones. */
export function SelfCheck({ tips, onOpen }: SelfCheckProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sorted = [...tips].sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
  const todo = tips.filter(({ level }) => level !== 'good').length;
  const summary =
    tips.length === 0
      ? m.vacancy_form_check_empty()
      : todo === 0
        ? m.vacancy_form_check_good()
        : m.vacancy_form_check_todo({ count: todo });
  return (
    <aside className="self-check" aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <button
        type="button"
        className="self-check-toggle"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!isOpen)}
      >
        <ListChecks size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>
          {m.vacancy_form_check()}
          <span className="self-check-summary">{summary}</span>
        </span>
        <ChevronDown size={20} strokeWidth={1.9} aria-hidden="true" className="self-check-arrow" />
      </button>
      <div id={`${id}-list`} className="self-check-content">
        <h2 id={`${id}-title`} className="self-check-title">
          {m.vacancy_form_check()}
        </h2>
        <p role="status" className="self-check-lead">
          {summary}
        </p>
        <ul className="self-check-list">
          {sorted.map((tip) => (
            <li key={`${tip.code}-${tip.field}`}>
              <TipLine tip={tip} onOpen={tip.field ? () => onOpen(tip.field ?? '') : undefined} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
