import type { ReactNode } from 'react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { cx } from '@/ui/cx';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { KIND } from './kinds';
import './notice-row.css';
import type { Notice } from './wire';

interface NoticeRowProps {
  notice: Notice;
  time: string;
  /** The bell has no room for the verb. */
  withAction?: boolean;
  /** The person goes to the thing, or has taken note where there is nothing to go to. */
  onRead: () => void;
}

/** One notice: a sentence that leads to the thing. */
export function NoticeRow({ notice, time, withAction, onRead }: NoticeRowProps) {
  const { kind, path, at, action, is_read: isRead } = notice;
  const { icon: Icon, tone } = KIND[kind] ?? KIND.security;
  const verb = withAction && path ? action : null;
  return (
    <Way notice={notice} onRead={onRead}>
      <span className={cx('notice-tile', tone)}>
        <Icon size={20} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <span className="notice-words">
        <span className="notice-text">
          <Sentence notice={notice} />
        </span>
        <time dateTime={at} className="notice-time">
          {time}
        </time>
      </span>
      {verb && <span className="btn btn-s btn-sm notice-action">{verb}</span>}
      <span className="notice-dot">
        {!isRead && <VisuallyHidden>{m.notices_is_unread()}</VisuallyHidden>}
      </span>
    </Way>
  );
}

/** The name comes first, so it is what the eye finds in a list. */
function Sentence({ notice: { text, lead } }: { notice: Notice }) {
  if (!lead || !text.startsWith(lead)) return text;
  return (
    <>
      <strong>{lead}</strong>
      {text.slice(lead.length)}
    </>
  );
}

interface WayProps {
  notice: Notice;
  onRead: () => void;
  children: ReactNode;
}

/** A link to the thing; without one, a button that marks the notice as read, once. */
function Way({ notice: { path, is_read: isRead }, onRead, children }: WayProps) {
  const look = { className: 'notice', 'data-unread': isRead ? undefined : '' };
  if (path) {
    return (
      <a {...look} data-notice="" href={pathTo(path)} onClick={onRead}>
        {children}
      </a>
    );
  }
  if (isRead) return <div {...look}>{children}</div>;
  return (
    <button {...look} data-notice="" type="button" title={m.notices_mark_read()} onClick={onRead}>
      {children}
    </button>
  );
}
