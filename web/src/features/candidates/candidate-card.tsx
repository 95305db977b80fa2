import { Link } from '@tanstack/react-router';
import { Bookmark, MapPin } from 'lucide-react';
import { CandidatePay } from '@/forms/profile/candidate-pay';
import { whenText } from '@/i18n/display';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import type { CandidateSearch } from './address';
import { type CandidateApplication, STATUSES } from './application-status';
import './card.css';
import { DOT, experienceText, LAST_SEEN, nameOf } from '@/forms/profile/words';
import { useSaved } from './use-saved';
import type { CandidateCardData } from './wire';

interface CandidateCardProps {
  card: CandidateCardData;
  /** Only employers can save a candidate. */
  canSave: boolean;
  /** The list that it is in, if the list has pages. */
  search?: CandidateSearch;
}

/** One candidate in a list. */
export function CandidateCard({ card, canSave, search }: CandidateCardProps) {
  const { slug, position, skills } = card;
  return (
    <Card
      as="article"
      padded={false}
      interactive
      className="candidate-card"
      data-plain={!canSave || undefined}
    >
      <div className="candidate-card-grid">
        <Avatar name={nameOf(card)} src={card.photo?.small} size={52} />
        <div className="candidate-card-who">
          <h2 className="candidate-card-title">
            {/* Not preloaded: the candidate sees each company that opens the resume. */}
            <Link
              to="/candidates/$slug"
              params={{ slug }}
              state={{ candidates: search }}
              preload={false}
              title={position}
              className="stretch"
            >
              {position}
            </Link>
          </h2>
          <p className="candidate-card-line">
            <span className="candidate-card-name">{nameOf(card)}</span>
            <span className="candidate-card-place">
              <MapPin size={16} strokeWidth={1.8} aria-hidden="true" />
              {card.location_name}
            </span>
          </p>
          {card.application && <Known application={card.application} />}
        </div>
        <CandidatePay pay={card.salary} className="candidate-card-pay" />
        <p className="candidate-card-work">{workText(card)}</p>
        {skills.length > 0 && (
          <ul className="candidate-card-skills">
            {skills.map((skill) => (
              <li key={skill}>
                <Tag>{skill}</Tag>
              </li>
            ))}
          </ul>
        )}
        <p className="candidate-card-age">
          {LAST_SEEN[card.last_seen]()}
          {DOT}
          {m.candidates_updated({ when: whenText(card.updated_at) })}
        </p>
        {canSave && <SaveButton card={card} />}
      </div>
    </Card>
  );
}

/** What the company and this resume already have with each other: nobody is invited twice. */
function Known({ application }: { application: CandidateApplication }) {
  const { source, status, vacancy_title } = application;
  return (
    <p className="candidate-card-known">
      <Status tone={STATUSES[status].tone}>
        {source === 'invitation' ? m.candidate_was_invited() : m.candidate_applied()}
      </Status>
      <span>
        {vacancy_title}
        {DOT}
        {STATUSES[status].text()}
      </span>
    </p>
  );
}

function SaveButton({ card }: { card: CandidateCardData }) {
  const toggle = useSaved();
  return (
    <button
      type="button"
      className="icon-btn candidate-card-save"
      aria-pressed={card.is_saved}
      aria-label={m.candidates_card_save({ name: nameOf(card) })}
      onClick={() => void toggle(card)}
    >
      <Bookmark size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}

/** `6 yil 4 oy tajriba · Sotuvchi, Nurli Uy`. */
function workText({ experience_months: months, last_job: job }: CandidateCardData): string {
  const experience =
    months > 0 ? m.candidates_tenure({ tenure: experienceText(months) }) : experienceText(0);
  const last = job && [job.position, job.company].filter(Boolean).join(', ');
  return [experience, last].filter(Boolean).join(DOT);
}
