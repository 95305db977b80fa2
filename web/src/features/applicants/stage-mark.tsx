import { Timer } from 'lucide-react';
import { APPLICATION_STAGES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { clockText } from './clock';
import './stage-mark.css';
import type { AnswerClock, ApplicationStage } from './wire';

/** A stage as a coloured tick and a word, never colour alone. */
export function StageMark({ stage, name }: { stage: ApplicationStage; name?: string | null }) {
  return (
    <span className="stage-mark">
      <StageTick stage={stage} />
      {name ?? APPLICATION_STAGES[stage]()}
    </span>
  );
}

export function StageTick({ stage }: { stage: ApplicationStage }) {
  return <span className="stage-tick" data-stage={stage} aria-hidden="true" />;
}

interface ClockMarkProps {
  clock: AnswerClock;
  now: number;
  /** With "to answer" in it, where nothing around says what the time is for. */
  isLong?: boolean;
}

/** How long there is to answer. */
export function ClockMark({ clock, now, isLong = false }: ClockMarkProps) {
  const { tone, text } = clockText(clock, now);
  const isPlain = tone === 'late' || !isLong;
  return (
    <span className="answer-clock" data-tone={tone}>
      <Timer size={16} strokeWidth={1.9} aria-hidden="true" />
      {isPlain ? text : m.applicants_to_answer({ time: text })}
    </span>
  );
}
