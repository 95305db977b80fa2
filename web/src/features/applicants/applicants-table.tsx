import { Link } from '@tanstack/react-router';
import { Ellipsis, MessageSquareText } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { RECOMMENDATIONS } from '@/i18n/application-labels';
import { agoText, experienceText, salaryFullText, salaryText } from '@/i18n/display';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import './applicants.css';
import { useNow } from '@/ui/use-now';
import type { ApplicantFilter } from './filter';
import { canGo } from './moves';
import { NextStep } from './next-step';
import { rangeOf, type Selection } from './selection';
import { StageMark } from './stage-mark';
import { StageMenu } from './stage-menu';
import type { Mover } from './use-move';
import type { ApplicantCard, Pay } from './wire';

interface ApplicantsTableProps {
  slug: string;
  cards: readonly ApplicantCard[];
  filter: ApplicantFilter;
  selection: Selection;
  /** Members who only look tick nothing. */
  canAct: boolean;
  onTick: (cards: readonly ApplicantCard[], isOn: boolean) => void;
  mover: Mover;
}

/** One row for each application; on phones the rows are cards. */
export function ApplicantsTable(props: ApplicantsTableProps) {
  const { cards, selection, canAct, onTick } = props;
  const now = useNow();
  /** Where a range begins. */
  const last = useRef<string | null>(null);
  const chosen = cards.filter(({ id }) => selection.has(id)).length;
  const tick = (card: ApplicantCard, event: MouseEvent<HTMLInputElement>) => {
    const isOn = event.currentTarget.checked;
    const rows = event.shiftKey ? rangeOf(cards, last.current, card.id) : [card];
    last.current = card.id;
    onTick(rows, isOn);
  };
  return (
    <table className="applicants-table">
      <caption className="sr-only">{m.applicants_list()}</caption>
      <thead>
        <tr>
          {canAct && (
            <th scope="col" className="applicants-tick">
              <label className="applicants-tick-box">
                <span className="sr-only">{m.applicants_tick_page()}</span>
                <input
                  type="checkbox"
                  className="check"
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < cards.length;
                  }}
                  checked={chosen === cards.length}
                  onChange={(event) => onTick(cards, event.currentTarget.checked)}
                />
              </label>
            </th>
          )}
          <th scope="col">{m.applicants_candidate()}</th>
          <th scope="col">{m.applicants_place()}</th>
          <th scope="col" data-numeric>
            {m.candidate_experience()}
          </th>
          <th scope="col" data-numeric>
            {m.applicants_pay()}
          </th>
          <th scope="col">{m.applicants_tab_rating()}</th>
          <th scope="col">{m.applicants_stage()}</th>
          <th scope="col">{m.applicants_sent()}</th>
          <th scope="col">{m.applicants_next_step()}</th>
          {canAct && (
            <th scope="col">
              <span className="sr-only">{m.applicants_move()}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <Row key={card.id} {...props} card={card} now={now} onTickRow={tick} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends ApplicantsTableProps {
  card: ApplicantCard;
  now: number;
  onTickRow: (card: ApplicantCard, event: MouseEvent<HTMLInputElement>) => void;
}

function Row({ card, slug, filter, selection, canAct, now, mover, onTickRow }: RowProps) {
  const isTicked = selection.has(card.id);
  const refusal = mover.refusal?.id === card.id ? mover.refusal.text : undefined;
  return (
    <tr data-new={card.is_new || undefined} data-ticked={isTicked || undefined}>
      {canAct && (
        <td className="applicants-tick">
          <label className="applicants-tick-box">
            <span className="sr-only">{m.applicants_tick({ name: card.name })}</span>
            {/* A click, not a change, knows whether Shift is held; Space is a click too. */}
            <input
              type="checkbox"
              className="check"
              checked={isTicked}
              onChange={() => undefined}
              onClick={(event) => onTickRow(card, event)}
            />
          </label>
        </td>
      )}
      <th scope="row" className="applicants-who">
        <Avatar name={card.name} src={card.photo?.small} size={40} />
        <div>
          <p className="applicants-row-name">
            {/* Not preloaded: opening it marks it as viewed, and the candidate sees that. */}
            <Link
              to="/profile/my-vacancies/$slug/applications/$resume"
              params={{ slug, resume: card.resume_id }}
              state={{ applicants: filter }}
              preload={false}
              className="stretch"
            >
              {card.name}
            </Link>
            {card.is_new && <span className="sr-only">, {m.applicants_unopened()}</span>}
          </p>
          <p className="applicants-row-position" title={card.position}>
            {card.position}
          </p>
          {refusal && (
            <p role="alert" className="applicants-failure">
              {refusal}
            </p>
          )}
        </div>
      </th>
      <td className="applicants-place">{card.location_name}</td>
      <td data-numeric>{experienceText(card.experience_months)}</td>
      <td data-numeric>
        <ShortPay pay={card.salary} />
      </td>
      <td>
        <Marks card={card} />
      </td>
      <td>
        <StageMark stage={card.stage} />
      </td>
      <td className="applicants-when">
        <time dateTime={card.created_at} title={momentText(card.created_at)}>
          {agoText(card.created_at, now)}
        </time>
      </td>
      <td className="applicants-next">
        <NextStep card={card} now={now} />
      </td>
      {canAct && (
        <td className="applicants-menu">
          {canGo(card) && (
            <StageMenu
              card={card}
              trigger={<Ellipsis size={20} strokeWidth={1.9} aria-hidden="true" />}
              onMove={(one, column) => void mover.move(one, column)}
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** `7,5 mln soʻm`; nothing if the candidate has named no sum. */
function ShortPay({ pay }: { pay: Pay | null }) {
  if (pay?.amount == null) return null;
  const { amount, currency } = pay;
  const salary = { min_salary: amount, max_salary: amount, agreement: false, currency };
  return <strong title={salaryFullText(salary) ?? undefined}>{salaryText(salary)}</strong>;
}

/** The own verdict, how many have rated, how many comments; nothing for what there is not. */
function Marks({
  card: { recommendation, ratings, comment_count: comments },
}: {
  card: ApplicantCard;
}) {
  return (
    <span className="applicants-marks">
      {recommendation && (
        <span data-verdict={recommendation}>{RECOMMENDATIONS[recommendation]()}</span>
      )}
      {!recommendation && ratings > 0 && <span>{m.applicants_ratings({ count: ratings })}</span>}
      {comments > 0 && (
        <span className="applicants-comments">
          <MessageSquareText size={16} strokeWidth={1.8} aria-hidden="true" />
          <span className="sr-only">{m.applicants_comments()}: </span>
          {comments}
        </span>
      )}
    </span>
  );
}
