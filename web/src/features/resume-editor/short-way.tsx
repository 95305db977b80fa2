import { Zap } from 'lucide-react';
import { LAST, SHORT_WAY } from '@/forms/resume/steps';
import { m } from '@/paraglide/messages';

/** Some vacancies ask for a resume that is at least this complete. */
const ASKED_PERCENT = 70;

interface ShortWayProps {
  current: number;
  /** Undefined until the server has counted it. */
  percent: number | undefined;
  onPublish: () => void;
}

/** The first three steps are enough to publish; the rest can follow (decisions J9). */
export function ShortWay({ current, percent, onPublish }: ShortWayProps) {
  const left = LAST - current;
  return (
    <div className="short-way">
      <Zap size={20} strokeWidth={1.8} aria-hidden="true" />
      <div>
        <p>
          <strong>{m.resume_form_short_way()}</strong>{' '}
          {current === SHORT_WAY
            ? m.resume_form_short_way_here({ count: left })
            : m.resume_form_short_way_text({ count: left })}
        </p>
        {percent !== undefined && (
          <p className="short-way-note">
            {m.resume_form_short_way_percent({ asked: ASKED_PERCENT, percent })}
          </p>
        )}
        {/* Wide screens have it in the foot. */}
        <button type="button" className="short-way-publish" onClick={onPublish}>
          {m.resume_form_publish_now()}
        </button>
      </div>
    </div>
  );
}
