import { momentWords } from '@/i18n/days';
import { m } from '@/paraglide/messages';
import './thread.css';
import { stateText, threadOf } from './thread';
import type { ApplicationEvent, MyApplication } from './wire';

interface ThreadLineProps {
  application: MyApplication;
  events?: readonly ApplicationEvent[];
  /** Below each step when it happened. */
  withTimes?: boolean;
}

/** How far an application has come, as a woven thread; a refusal cuts it. */
export function ThreadLine({ application, events, withTimes = false }: ThreadLineProps) {
  const steps = threadOf(application, events);
  return (
    <ol className="thread" aria-label={m.applications_thread()}>
      {steps.map(({ id, label, state, at, note, isRefusal }) => (
        <li
          key={id}
          className="thread-step"
          data-state={state}
          data-refusal={isRefusal || undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="thread-label">{label}</span>
          <span className="sr-only">{stateText(state)}</span>
          {withTimes && note && <span className="thread-time">{note}</span>}
          {withTimes && at && (
            <time className="thread-time" dateTime={at}>
              {momentWords(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
