import { Link } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarX2,
  CircleCheck,
  CircleSlash,
  Ellipsis,
  type LucideIcon,
  MessageSquareText,
  Send,
  Star,
} from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { APPLICATION_REASONS, RECOMMENDATIONS } from '@/i18n/application-labels';
import { experienceText, salaryText } from '@/i18n/display';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { IconButton } from '@/ui/icon-button';
import { KanbanCard, type KanbanPlace } from '@/ui/kanban';
import { Menu } from '@/ui/menu';
import { VisuallyHidden } from '@/ui/visually-hidden';
import './card.css';
import { ClockMark } from '../stage-mark';
import { stageItems } from '../stage-menu';
import type { ApplicantCard, Pay } from '../wire';
import { hasFoot } from './slots';
import { type Strip, stripOf } from './strip';
import { linkId, useBoardTools } from './tools';

const SMALL = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface BoardCardProps {
  card: ApplicantCard;
  place: KanbanPlace;
  /** One card of a column is reached by Tab; arrows walk from there. */
  isTabbable: boolean;
  isOpen?: boolean;
  isDragging?: boolean;
  isBusy?: boolean;
}

export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, place, isTabbable, isOpen, isDragging, isBusy } = props;
  const { open, wanted, namesVacancy, filter } = useBoardTools();
  const link = useRef<HTMLAnchorElement>(null);
  // The menus of cards that nobody is near are not drawn.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (wanted.current !== card.id) return;
    wanted.current = null;
    link.current?.focus();
  }, [card.id, wanted]);
  const strip = stripOf(card);
  return (
    <KanbanCard
      id={card.id}
      place={place}
      isFresh={card.is_new}
      isOpen={isOpen}
      isDragging={isDragging}
      isBusy={isBusy}
      onNear={() => setNear(true)}
      className="board-card"
    >
      <div className="board-card-top">
        <Avatar name={card.name} src={card.photo?.small} size={40} />
        <div className="board-card-who">
          <Link
            ref={link}
            id={linkId(card.id)}
            to="/profile/my-vacancies/$slug/applications/$resume"
            params={{ slug: card.vacancy.slug, resume: card.resume_id }}
            // Opening marks as viewed, which the candidate sees: never by hovering.
            preload={false}
            state={{ applicants: filter, isFromBoard: true }}
            className="board-card-name stretch"
            tabIndex={isTabbable ? 0 : -1}
            draggable={false}
            onClick={(event) => open(card, event)}
          >
            {card.name}
          </Link>
          {card.is_new && <VisuallyHidden>{m.board_card_new()}</VisuallyHidden>}
          <p className="board-card-position">{card.position}</p>
        </div>
      </div>
      {namesVacancy && <p className="board-card-vacancy">{card.vacancy.title}</p>}
      <div className="board-card-facts">
        <p>
          <Money pay={card.salary} />
          {experienceText(card.experience_months)}
        </p>
        {mayBeMoved(card) && <More card={card} isTabbable={isTabbable} isNear={isNear} />}
      </div>
      {strip && <StripLine strip={strip} />}
      {hasFoot(card) && <Foot card={card} />}
    </KanbanCard>
  );
});

export function mayBeMoved({ stages, actions }: ApplicantCard): boolean {
  return stages.length > 0 || actions.includes('arrange');
}

function Money({ pay }: { pay: Pay | null }) {
  if (pay?.amount == null) return null;
  const { amount, currency } = pay;
  const salary = { min_salary: amount, max_salary: amount, agreement: false, currency };
  return (
    <>
      <strong>{salaryText(salary)}</strong>
      {' · '}
    </>
  );
}

interface MoreProps {
  card: ApplicantCard;
  isTabbable: boolean;
  isNear: boolean;
}

function More({ card, isTabbable, isNear }: MoreProps) {
  const { columns, move, ask } = useBoardTools();
  const label = m.applicants_move_label({ name: card.name });
  const icon = <Ellipsis size={20} strokeWidth={1.9} aria-hidden="true" />;
  if (ask) {
    return (
      <IconButton
        className="board-card-more"
        label={label}
        icon={icon}
        aria-haspopup="dialog"
        onClick={() => ask(card)}
      />
    );
  }
  return (
    <Menu
      label={label}
      trigger={icon}
      triggerClass="icon-btn board-card-more"
      triggerTabIndex={isTabbable ? 0 : -1}
      heading={m.applicants_move_to()}
      items={isNear ? stageItems(card, columns, (column) => move(card, column)) : []}
    />
  );
}

const STRIPS: Record<Strip['kind'], { icon: LucideIcon; tone: string }> = {
  planned: { icon: CalendarX2, tone: 'refused' },
  interview: { icon: CalendarClock, tone: 'waiting' },
  invited: { icon: Send, tone: 'waiting' },
  accepted: { icon: CircleCheck, tone: 'active' },
  ended: { icon: CircleSlash, tone: 'quiet' },
};

function StripLine({ strip }: { strip: Strip }) {
  const { icon: Icon, tone } = STRIPS[strip.kind];
  return (
    <p className="board-strip" data-tone={'tone' in strip ? strip.tone : tone}>
      <Icon {...SMALL} />
      <span>{stripText(strip)}</span>
    </p>
  );
}

function stripText(strip: Strip): string {
  switch (strip.kind) {
    case 'planned':
      // Within three days, so the year says nothing.
      return m.board_strip_planned({ time: momentText(strip.at).replace(/\.\d{4},/, ',') });
    case 'interview':
      return strip.text;
    case 'invited':
      return m.board_strip_invited();
    case 'accepted':
      return m.board_strip_accepted();
    case 'ended':
      return APPLICATION_REASONS[strip.reason]();
  }
}

function Foot({ card }: { card: ApplicantCard }) {
  const { now } = useBoardTools();
  const { ratings, comment_count: comments, recommendation, clock } = card;
  const own = recommendation && RECOMMENDATIONS[recommendation]();
  return (
    <div className="board-card-foot">
      {ratings > 0 && (
        <span title={own ? m.board_own_rating({ rating: own }) : undefined}>
          <Star {...SMALL} className="board-card-star" />
          <span aria-hidden="true">{ratings}</span>
          <VisuallyHidden>{m.board_ratings({ count: ratings })}</VisuallyHidden>
        </span>
      )}
      {comments > 0 && (
        <span>
          <MessageSquareText {...SMALL} />
          <span aria-hidden="true">{comments}</span>
          <VisuallyHidden>{m.board_comments({ count: comments })}</VisuallyHidden>
        </span>
      )}
      {clock && <ClockMark clock={clock} now={now} />}
    </div>
  );
}
