import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { addDays, dayOf, mondayOf } from './times';
import './week.css';
import { rangeText } from './words';

const ICON = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface WeekHeadProps {
  monday: string;
  now: number;
  /** Nothing can be set in the past, so there is no way there. */
  isFuture?: boolean;
  headingLevel?: 2 | 3;
  onWeek: (monday: string) => void;
  /** What the colours mean. */
  children?: ReactNode;
}

/** Which week it is, and the way to the others. */
export function WeekHead(props: WeekHeadProps) {
  const { monday, now, isFuture = false, headingLevel = 3, onWeek, children } = props;
  const Heading = `h${headingLevel}` as const;
  const current = mondayOf(dayOf(now));
  return (
    <header className="week-head">
      <Heading className="week-title" aria-live="polite">
        {rangeText(monday, addDays(monday, 6))}
      </Heading>
      {children}
      <div className="week-tools">
        {monday !== current && (
          <Button look="quiet" size="sm" onClick={() => onWeek(current)}>
            {m.interviews_week_now()}
          </Button>
        )}
        <IconButton
          label={m.interviews_week_previous()}
          icon={<ChevronLeft {...ICON} />}
          disabled={isFuture && monday <= current}
          onClick={() => onWeek(addDays(monday, -7))}
        />
        <IconButton
          label={m.interviews_week_next()}
          icon={<ChevronRight {...ICON} />}
          onClick={() => onWeek(addDays(monday, 7))}
        />
      </div>
    </header>
  );
}

export function Legend() {
  return (
    <ul className="week-legend">
      <li data-kind="offer">{m.interview_legend_offer()}</li>
      <li data-kind="interview">{m.interview_legend_own()}</li>
      <li data-kind="busy">{m.interview_legend_busy()}</li>
    </ul>
  );
}
