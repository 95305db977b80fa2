import { Eye } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { PlainText } from '@/ui/plain-text';
import type { InterviewDraft } from './draft';
import type { InterviewTarget } from './interview-dialog';
import { dayOf, spanText } from './times';
import { dayLine, KINDS } from './words';

interface PreviewProps {
  target: InterviewTarget;
  draft: InterviewDraft;
}

/** The message as the candidate reads it. */
export function Preview({ target, draft }: PreviewProps) {
  const { kind, place, link, minutes, note, chosen } = draft;
  const where = { office: place.trim(), online: link.trim(), phone: '' }[kind];
  const title = target.vacancy;
  return (
    <details className="interview-preview">
      <summary className="interview-summary">
        <Eye size={18} strokeWidth={1.9} aria-hidden="true" />
        {m.interview_preview()}
      </summary>
      <div className="interview-letter">
        <p className="interview-letter-lead">
          {target.interview
            ? m.interview_preview_moved({ title })
            : m.interview_preview_lead({ title })}
        </p>
        <p>{[KINDS[kind](), where].filter(Boolean).join(': ')}</p>
        {chosen.length === 0 && <p>{m.interview_preview_none()}</p>}
        {chosen.length > 1 && <p>{m.interview_preview_choose()}</p>}
        <ul>
          {chosen.map(({ at }) => (
            <li key={at}>
              {dayLine(dayOf(at))}, {spanText(at, minutes)}
            </li>
          ))}
        </ul>
        <p className="interview-hint">{m.interviews_zone()}</p>
        {note.trim() && <PlainText text={note.trim()} />}
      </div>
    </details>
  );
}
