import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '@/api/errors';
import { useAction } from '@/forms/use-action';
import type { Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { useNow } from '@/ui/use-now';
import { useOnline } from '@/ui/use-online';
import { useWide } from '@/ui/use-wide';
import { createInterview, moveInterview, type Sent } from './calls';
import { consequenceText, sendText } from './consequence';
import { DayTimes } from './day-times';
import './dialog.css';
import {
  bodyOf,
  draftKey,
  type Field,
  forgetDraft,
  type InterviewDraft,
  keepDraft,
  patched,
  problemsOf,
  startDraft,
} from './draft';
import { InterviewForm } from './interview-form';
import { MOST_STARTS } from './limits';
import { interviewKeys, refreshInterviews, teamQuery } from './queries';
import { dayOf, mondayOf } from './times';
import { useBusy } from './use-busy';
import { clashesOf, firstWeek, type Press, pressed } from './week';
import { WeekGrid } from './week-grid';
import type { InterviewView } from './wire';
import { shortWhen } from './words';

export interface InterviewTarget {
  /** Of the application. */
  id: string;
  /** The candidate's. */
  name: string;
  position: string;
  /** The title of the vacancy. */
  vacancy: string;
  /** The candidate's language, for templates; the company's own if it is not known. */
  locale?: Locale;
  /** The interview that is moved. */
  interview?: InterviewView;
}

interface InterviewDialogProps {
  target: InterviewTarget;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

/** Sets an interview or moves it: how, with whom, and the times that the candidate chooses from. */
export function InterviewDialog({ target, onSent, onClose }: InterviewDialogProps) {
  const { id, interview } = target;
  const form = useId();
  const queryClient = useQueryClient();
  const isWide = useWide();
  const isOnline = useOnline();
  const now = useNow();
  const key = draftKey(id, interview);
  const [draft, setDraft] = useState(() => startDraft(key, now, interview));
  const [monday, setMonday] = useState(() => {
    const [first] = draft.chosen;
    return first ? mondayOf(dayOf(first.at)) : firstWeek(now);
  });
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState<Said>({ text: '', isProblem: false });
  const team = useQuery(teamQuery());
  const me = team.data?.members.find(({ is_me }) => is_me)?.user_id;
  const interviewers = draft.interviewers ?? (me ? [me] : []);

  const send = useAction(async () => {
    const body = bodyOf({ ...draft, interviewers });
    try {
      const sent = interview
        ? await moveInterview(interview.id, body)
        : await createInterview(id, body);
      forgetDraft(key, draft);
      const text = interview ? m.interview_sent_moved() : sentText(draft);
      toast.success(sent.isOutside ? `${text}. ${m.interview_sent_outside()}` : text);
      void refreshInterviews(queryClient);
      onSent(sent);
    } catch (failure) {
      // Somebody was faster: what is busy now, and what the interview has become.
      if (failure instanceof ApiError && failure.status === 409) {
        void queryClient.invalidateQueries({ queryKey: [...interviewKeys.all, 'busy'] });
      }
      throw failure;
    }
  });
  const { busy, error, retry } = useBusy({
    application: id,
    interviewers,
    monday,
    chosen: draft.chosen,
    own: interview,
    failure: send.failure,
  });
  const clashes = draft.chosen.map(({ at }) => clashesOf(at, draft.minutes, busy));
  const problems = problemsOf({ ...draft, interviewers }, clashes);

  const change = (patch: Partial<InterviewDraft>) => {
    const next = patched(draft, patch);
    setDraft(next);
    keepDraft(key, next, interview);
  };
  const press = (at: string) => {
    const around = { chosen: draft.chosen, minutes: draft.minutes, busy, now };
    const answer = pressed(at, around, MOST_STARTS);
    setSaid(saidOf(answer));
    if (answer.kind !== 'refused') change({ chosen: answer.chosen });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problems) as Field[];
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[data-part="${first}"]`)?.focus();
    } else if (isOnline) void send.run();
  };
  const places = {
    monday,
    now,
    chosen: draft.chosen,
    minutes: draft.minutes,
    busy,
    own: interview?.id,
    interviewers,
    onWeek: setMonday,
    onPress: press,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={interview ? m.interview_move_title() : m.interview_title()}
      closeLabel={m.ui_close()}
      className="interview-dialog"
      busy={send.busy}
      foot={
        <>
          <p className="interview-then" role="status">
            <Send size={18} strokeWidth={1.8} aria-hidden="true" />
            <span>
              {isOnline
                ? consequenceText(draft.chosen, interview !== undefined)
                : m.interviews_offline()}
            </span>
          </p>
          <Button disabled={send.busy} onClick={onClose}>
            {m.applicants_cancel()}
          </Button>
          <Button
            type="submit"
            form={form}
            look="primary"
            busy={send.busy}
            aria-disabled={!isOnline || undefined}
          >
            {sendText(draft.chosen, interview !== undefined)}
          </Button>
        </>
      }
    >
      <div className="interview-parts">
        <InterviewForm
          form={form}
          target={target}
          draft={{ ...draft, interviewers }}
          team={team}
          now={now}
          clashes={clashes}
          problems={isTried ? problems : {}}
          failure={send.failure}
          onChange={change}
          onSubmit={submit}
        />
        <div className="interview-places">
          {isWide ? <WeekGrid {...places} /> : <DayTimes {...places} />}
          <p
            role={said.isProblem ? 'alert' : 'status'}
            className={said.isProblem ? 'interview-problem' : 'sr-only'}
          >
            {said.text}
          </p>
          {error && (
            <div role="alert" className="interview-problem interview-retry">
              <p>{m.interview_busy_not_loaded()}</p>
              <Button size="sm" onClick={retry}>
                {m.ui_retry()}
              </Button>
            </div>
          )}
          <p className="interview-hint">{m.interview_hint()}</p>
        </div>
      </div>
    </Dialog>
  );
}

interface Said {
  text: string;
  isProblem: boolean;
}

function saidOf(answer: Press): Said {
  switch (answer.kind) {
    case 'added':
      return { text: m.interview_added({ time: shortWhen(answer.at) }), isProblem: false };
    case 'removed':
      return { text: m.interview_taken_away({ time: shortWhen(answer.at) }), isProblem: false };
    default:
      return { text: WHY[answer.why](), isProblem: true };
  }
}

const WHY = {
  past: m.interview_past,
  candidate: m.interview_busy_candidate,
  many: () => m.interview_starts_most({ max: MOST_STARTS }),
};

function sentText({ chosen }: InterviewDraft): string {
  return chosen.length > 1 ? m.interview_sent_many() : m.interview_sent_one();
}
