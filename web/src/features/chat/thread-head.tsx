import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  Ban,
  CalendarClock,
  ChevronRight,
  EllipsisVertical,
  FileText,
  Flag,
} from 'lucide-react';
import { goTo, pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Menu, type MenuItem } from '@/ui/menu';
import { Status } from '@/ui/status';
import { ChatFace } from './chat-face';
import { aheadText } from './moments';
import type { ChatsFilter } from './search';
import { standingOf } from './standing';
import './thread-head.css';
import type { ChatView } from './wire';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface ThreadHeadProps {
  view: ChatView;
  filter: ChatsFilter;
  /** Beside the list; otherwise there is a way back to it, and the name is the heading of the page. */
  isWide: boolean;
  now: number;
  onBlock: () => void;
  /** Undefined while the other side has written nothing. */
  onReport: (() => void) | undefined;
}

/** With whom, about which vacancy, and what is next. */
export function ThreadHead(props: ThreadHeadProps) {
  const { view, filter, isWide, now } = props;
  const { side, name, person, picture, vacancy, interview } = view;
  const Name = isWide ? 'h2' : 'h1';
  const { tone, text } = standingOf(view);
  return (
    <header className="chat-head">
      <div className="chat-head-row">
        {!isWide && (
          <Link
            to="/user/chat"
            search={filter}
            className="icon-btn chat-back"
            aria-label={m.chat_back()}
          >
            <ArrowLeft size={22} strokeWidth={1.9} aria-hidden="true" />
          </Link>
        )}
        <ChatFace side={side} name={name} picture={picture?.small ?? null} />
        <div className="chat-head-names">
          <Name className="chat-head-name">{name}</Name>
          {person && <p className="chat-head-person">{person}</p>}
        </div>
        <Menu
          label={m.chat_menu()}
          trigger={<EllipsisVertical size={22} strokeWidth={1.8} aria-hidden="true" />}
          items={itemsOf(props)}
        />
      </div>
      <a href={pathTo(applicationPath(view))} className="chat-strip">
        <span className="chat-strip-words">
          <span className="chat-strip-title">{vacancy.title}</span>
          <span className="chat-strip-facts">{vacancy.location_name}</span>
        </span>
        <Status tone={tone}>{text}</Status>
        {!vacancy.is_open && <Status tone="quiet">{m.chat_vacancy_closed()}</Status>}
        <span className="sr-only">{m.chat_open_application()}</span>
      </a>
      {interview && (
        <a href={pathTo('/profile/interviews')} className="chat-event">
          <CalendarClock size={20} strokeWidth={1.8} aria-hidden="true" />
          <span>
            <strong>
              {interview.start_at
                ? m.chat_interview({ time: aheadText(interview.start_at, now) })
                : m.chat_interview_offered()}
            </strong>
            {' · '}
            {interview.is_confirmed ? m.chat_interview_confirmed() : m.chat_interview_waits()}
          </span>
          <ChevronRight size={18} strokeWidth={1.9} aria-hidden="true" />
        </a>
      )}
    </header>
  );
}

function applicationPath({ id, side, vacancy, resume_id }: ChatView): string {
  return side === 'candidate'
    ? `/profile/applications/${id}`
    : `/profile/my-vacancies/${vacancy.slug}/applications/${resume_id}`;
}

function itemsOf({ view, onBlock, onReport }: ThreadHeadProps): MenuItem[] {
  const open: MenuItem = {
    id: 'application',
    label: m.chat_open_application(),
    icon: <FileText {...ICON} />,
    onSelect: () => goTo(applicationPath(view)),
  };
  if (view.writing === 'viewer') return [open];
  const report: MenuItem[] = onReport
    ? [{ id: 'report', label: m.chat_report(), icon: <Flag {...ICON} />, onSelect: onReport }]
    : [];
  return [
    open,
    ...report,
    {
      id: 'block',
      label: view.is_blocked_by_me ? m.chat_unblock() : m.chat_block(),
      icon: <Ban {...ICON} />,
      danger: !view.is_blocked_by_me,
      onSelect: onBlock,
    },
  ];
}
