import { Check } from 'lucide-react';
import { useInterviewActions } from '@/forms/interview/use-interview-actions';
import type { InterviewView } from '@/forms/interview/wire';
import { whenText } from '@/forms/interview/words';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { useOnline } from '@/ui/use-online';

/** "Did she come?", asked until somebody says it, for two weeks. */
export function CameCard({ interview, now }: { interview: InterviewView; now: number }) {
  const { candidate, vacancy, start_at, actions } = interview;
  const { run, busy, error } = useInterviewActions(interview);
  const isOnline = useOnline();
  const name = candidate?.name ?? '';
  return (
    <article className="interview-came">
      <Avatar name={name} size={48} />
      <div className="interview-came-text">
        <h2 className="interview-came-title">{m.interviews_came_question({ name })}</h2>
        <p className="interview-came-when">
          {[start_at && whenText(start_at, now), vacancy.title].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="interview-came-buttons">
        {actions.includes('came') && (
          <Button
            look="primary"
            icon={<Check size={20} strokeWidth={2} aria-hidden="true" />}
            busy={busy === 'came'}
            disabled={!isOnline}
            onClick={() => void run({ kind: 'came' })}
          >
            {m.interviews_came()}
          </Button>
        )}
        {actions.includes('did_not_come') && (
          <Button
            busy={busy === 'did_not_come'}
            disabled={!isOnline}
            onClick={() => void run({ kind: 'did_not_come' })}
          >
            {m.interviews_did_not_come()}
          </Button>
        )}
      </div>
      <p role="alert" className="interview-refusal">
        {isOnline ? error : m.interviews_offline()}
      </p>
    </article>
  );
}
