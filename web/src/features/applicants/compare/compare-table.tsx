import { Link } from '@tanstack/react-router';
import { Check, Minus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { cardLine } from '@/forms/interview/card-line';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { buttonClass } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { StageMark } from '../stage-mark';
import type { Cell, Row } from './rows';
import type { Compared, Comparison, Fit } from './wire';

interface CompareTableProps {
  comparison: Comparison;
  rows: readonly Row[];
  onRemove: (person: Compared) => void;
}

/** The vacancy's demands on the left, a candidate in each column. */
export function CompareTable({ comparison, rows, onRemove }: CompareTableProps) {
  const { vacancy, people } = comparison;
  const table = useRef<HTMLTableElement>(null);
  const focus = (place: number) =>
    table.current?.querySelectorAll<HTMLElement>('[data-compared]')[place]?.focus();
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const person = people[place];
    if (event.altKey || event.ctrlKey || event.metaKey || !person) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focus(place + (event.key === 'ArrowRight' ? 1 : -1));
    } else if (event.key === 'Delete') {
      event.preventDefault();
      remove(person, place);
    }
  };
  /** The focus goes to the neighbour before the column goes. */
  const remove = (person: Compared, place: number) => {
    focus(place + 1 < people.length ? place + 1 : place - 1);
    onRemove(person);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with keys
    <section className="compare-scroll" aria-label={m.compare_caption()} tabIndex={0}>
      <table ref={table} className="compare-table">
        <caption className="sr-only">{m.compare_caption()}</caption>
        <thead>
          <tr>
            <th scope="col" className="compare-asked">
              <span className="compare-asked-title">{m.compare_demand()}</span>
              <span className="compare-demand">{m.compare_demand_note()}</span>
            </th>
            {people.map((person, place) => (
              <PersonHead
                key={person.card.id}
                person={person}
                slug={vacancy.slug}
                onKeyDown={(event) => onKeyDown(event, place)}
                onRemove={() => remove(person, place)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="compare-asked">
                <span className="compare-row-title">{row.title}</span>
                {row.demand && <span className="compare-demand">{row.demand}</span>}
              </th>
              {row.cells.map((cell, place) => (
                <td key={people[place]?.card.id}>
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PersonHeadProps {
  person: Compared;
  slug: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onRemove: () => void;
}

function PersonHead({ person: { card }, slug, onKeyDown, onRemove }: PersonHeadProps) {
  const meeting = cardLine(card.interview);
  return (
    <th scope="col" className="compare-person">
      <div className="compare-who">
        {/* Initials, never the photo: nobody is compared by looks. */}
        <Avatar name={card.name} size={44} />
        <div className="compare-name-place">
          <span className="compare-name">{card.name}</span>
          <span className="compare-position">{card.position}</span>
        </div>
        <IconButton
          label={m.compare_remove({ name: card.name })}
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
          onKeyDown={onKeyDown}
          onClick={onRemove}
        />
      </div>
      <div className="compare-state">
        <StageMark stage={card.stage} />
        <Link
          to="/profile/my-vacancies/$slug/applications/$resume"
          params={{ slug, resume: card.resume_id }}
          preload={false}
          data-compared
          aria-label={`${m.compare_open()}: ${card.name}`}
          className={buttonClass({ size: 'sm' })}
          onKeyDown={onKeyDown}
        >
          {m.compare_open()}
        </Link>
      </div>
      {meeting && <span className="compare-meeting">{meeting.text}</span>}
    </th>
  );
}

const MARKS = { fits: Check, partly: Minus, no: X } as const;
const WORDS: Readonly<Record<Fit, () => string>> = {
  fits: m.compare_fits,
  partly: m.compare_partly,
  no: m.compare_no,
};

/** A fact with its mark; what is not known stays empty. */
function CellText({ cell: { lines, fit } }: { cell: Cell }) {
  const [first, ...rest] = lines;
  if (first === undefined) return null;
  const Mark = fit && MARKS[fit];
  return (
    <div className="compare-cell">
      <span className="compare-mark" data-fit={fit ?? undefined}>
        {Mark && <Mark size={16} strokeWidth={2.2} aria-hidden="true" />}
      </span>
      <div>
        <p className="compare-fact">
          {first}
          {fit && <span className="sr-only">, {WORDS[fit]()}</span>}
        </p>
        {rest.map((line) => (
          <p key={line} className="compare-demand">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
