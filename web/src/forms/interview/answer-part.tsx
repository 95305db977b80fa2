import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { RadioGroup } from '@/ui/radio-group';
import { InterviewQuestions } from './action-dialogs';
import './parts.css';
import { dayOf, spanText } from './times';
import { useInterviewActions } from './use-interview-actions';
import type { CandidateAction, InterviewView } from './wire';
import { dayLine } from './words';

interface AnswerPartProps {
  interview: InterviewView;
  /** While something is asked or explained here, it must not be taken away. */
  onHeld?: (isHeld: boolean) => void;
}

/** What a candidate answers: one of the times, "I will be there", another time, no. */
export function AnswerPart({ interview, onHeld }: AnswerPartProps) {
  const actions = useInterviewActions(interview);
  const [picked, setPicked] = useState<{ slot: string; of: number } | null>(null);
  const [isMissing, setMissing] = useState(false);
  // Other times are offered now: the choice was made from the earlier ones.
  const slot = picked?.of === interview.sequence ? picked.slot : null;
  const { busy, run, ask, error, asked } = actions;
  const can = (action: CandidateAction) => interview.actions.includes(action);
  const isHeld = asked !== null || error !== undefined;
  const tell = useEffectEvent((held: boolean) => onHeld?.(held));
  useEffect(() => tell(isHeld), [isHeld]);
  const canAnswer = (['pick', 'confirm', 'ask_other', 'decline'] as const).some(can);
  if (!canAnswer && !isHeld) return null;
  const pick = () => {
    setMissing(slot === null);
    if (slot !== null) void run({ kind: 'pick', slot });
  };
  return (
    <div className="interview-answer">
      {can('pick') && (
        <RadioGroup
          label={m.interviews_pick_label()}
          hint={m.interviews_zone()}
          error={isMissing && slot === null ? m.interviews_pick_needed() : undefined}
          options={interview.slots.map(({ id, start_at }) => ({
            value: id,
            label: spanText(start_at, interview.duration_minutes),
            note: dayLine(dayOf(start_at)),
          }))}
          value={slot}
          onChange={(id) => {
            // The time that was chosen before must not be sent any more.
            actions.forget();
            setPicked({ slot: id, of: interview.sequence });
          }}
        />
      )}
      <div className="interview-buttons">
        {can('pick') && (
          <Button look="primary" busy={busy === 'pick'} onClick={pick}>
            {m.interviews_pick()}
          </Button>
        )}
        {can('confirm') && (
          <Button
            look="primary"
            busy={busy === 'confirm'}
            onClick={() => void run({ kind: 'confirm' })}
          >
            {m.interviews_confirm()}
          </Button>
        )}
        {can('ask_other') && (
          <Button onClick={() => ask('ask_other')}>{m.interviews_other()}</Button>
        )}
        {can('decline') && (
          <Button look="quiet" onClick={() => ask('decline')}>
            {m.interviews_decline()}
          </Button>
        )}
      </div>
      {/* An open dialog shows its own refusal. */}
      <p role="alert" className="interview-refusal">
        {asked === null && error}
      </p>
      <InterviewQuestions actions={actions} />
    </div>
  );
}
