import { momentWords } from '@/i18n/days';
import { m } from '@/paraglide/messages';
import { eventText } from './events';
import { type Level, Part } from './part';
import type { ApplicationEvent } from './wire';

interface ApplicationHistoryProps {
  events: readonly ApplicationEvent[];
  company: string;
  level: Level;
}

/** What has happened, newest first. */
export function ApplicationHistory({ events, company, level }: ApplicationHistoryProps) {
  const told = [...events].reverse().flatMap((event) => {
    const text = eventText(event, company);
    return text === undefined ? [] : [{ event, text }];
  });
  if (told.length === 0) return null;
  return (
    <Part level={level} title={m.applications_history()}>
      <ol className="application-history">
        {told.map(({ event, text }) => (
          <li key={`${event.kind} ${event.at}`}>
            <span>{text}</span>
            <time dateTime={event.at}>{momentWords(event.at)}</time>
          </li>
        ))}
      </ol>
    </Part>
  );
}
