import { CircleCheck, Lightbulb, OctagonAlert, TriangleAlert } from 'lucide-react';
import { m } from '@/paraglide/messages';
import type { Tip, TipLevel } from './contract';
import { fieldLabelOf } from './refusal-reasons';

const ICONS: Record<TipLevel, typeof Lightbulb> = {
  stop: OctagonAlert,
  warning: TriangleAlert,
  advice: Lightbulb,
  good: CircleCheck,
};
const LEVELS: Record<TipLevel, () => string> = {
  stop: m.vacancy_form_tip_stop,
  warning: m.vacancy_form_tip_warning,
  advice: m.vacancy_form_tip_advice,
  good: m.vacancy_form_tip_good,
};

/** One tip of the self-check. The meaning of the icon is also given as text. */
export function TipLine({ tip, onOpen }: { tip: Tip; onOpen?: () => void }) {
  const Icon = ICONS[tip.level];
  // Where the tip is not beside its field.
  const field = onOpen && tip.field && fieldLabelOf(tip.field);
  const text = (
    <>
      <span className="sr-only">{LEVELS[tip.level]()}: </span>
      {field && <strong className="tip-field">{field}</strong>}
      {tip.text}
      {tip.excerpt && <q className="tip-excerpt">{tip.excerpt}</q>}
    </>
  );
  return (
    <div className="tip" data-level={tip.level}>
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      {onOpen && tip.level !== 'good' ? (
        <button type="button" className="tip-open" onClick={onOpen}>
          {text}
        </button>
      ) : (
        <p>{text}</p>
      )}
    </div>
  );
}
