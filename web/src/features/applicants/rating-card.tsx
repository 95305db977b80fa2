import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { RECOMMENDATIONS as RECOMMENDATION_WORDS } from '@/i18n/application-labels';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Status, type StatusTone } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { changeView, refresh } from './cache';
import { saveRating } from './calls';
import { meanScore } from './rating';
import { RatingForm } from './rating-form';
import { Section } from './section';
import { Stars } from './stars';
import type { ApplicantView, Rating, RatingIn, Recommendation } from './wire';

const TONES: Readonly<Record<Recommendation, StatusTone>> = {
  no: 'refused',
  maybe: 'waiting',
  yes: 'active',
};

/** Marks of the team. What the others gave is shown after the own marks are saved, so that nobody follows anybody. */
export function RatingCard({ view }: { view: ApplicantView }) {
  const { id, my_rating, others, ratings, can_act } = view;
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const shown = my_rating ? [my_rating, ...others] : others;
  const mean = meanScore(shown);
  const hidden = my_rating ? 0 : ratings;
  const save = async (rating: RatingIn) => {
    const answer = await saveRating(id, rating);
    changeView(queryClient, id, (known) => ({
      ...known,
      my_rating: answer.data,
      others: answer.others,
      recommendation: answer.data.recommendation,
      ratings: answer.others.length + 1,
    }));
    setEditing(false);
    toast.success(m.applicants_rating_saved());
    // Lists show the own recommendation.
    void refresh(queryClient);
  };
  const isForm = can_act && (isEditing || !my_rating);
  return (
    <Section
      name="rating"
      title={m.applicants_rating()}
      isPrivate
      aside={
        mean !== null && (
          <p className="rating-mean">
            <Star size={18} strokeWidth={1.6} aria-hidden="true" data-on />
            <span className="sr-only">{m.applicants_rating_mean()} </span>
            {decimal(mean)}
          </p>
        )
      }
    >
      {isForm && (
        <RatingForm
          id={id}
          rating={my_rating}
          onSave={save}
          onCancel={my_rating ? () => setEditing(false) : undefined}
        />
      )}
      {hidden > 0 && (
        <p className="applicant-note">{m.applicants_rating_hidden({ count: hidden })}</p>
      )}
      {!can_act && shown.length === 0 && hidden === 0 && (
        <p className="applicant-note">{m.applicants_no_ratings()}</p>
      )}
      {shown.length > 0 && !isForm && (
        <ul className="rating-list">
          {shown.map((rating) => (
            <RatingRow
              key={rating.author.user_id ?? rating.at}
              rating={rating}
              isMine={rating === my_rating}
              onEdit={can_act && rating === my_rating ? () => setEditing(true) : undefined}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface RatingRowProps {
  rating: Rating;
  isMine: boolean;
  onEdit?: () => void;
}

function RatingRow({ rating, isMine, onEdit }: RatingRowProps) {
  const { author, recommendation, skills, note, at } = rating;
  return (
    <li className="rating-row">
      <p className="rating-who">
        <strong>{isMine ? m.applicants_you() : (author.name ?? m.applicants_somebody())}</strong>
        <Status tone={TONES[recommendation]}>{RECOMMENDATION_WORDS[recommendation]()}</Status>
        <time dateTime={at}>{momentDay(at)}</time>
        {onEdit && (
          <Button look="quiet" size="sm" onClick={onEdit}>
            {m.applicants_edit()}
          </Button>
        )}
      </p>
      {skills.length > 0 && (
        <dl className="rating-skills">
          {skills.map(({ name, score }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Stars score={score} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="rating-note">{note}</p>}
    </li>
  );
}

/** `4,5` or `4.5`, as the page's language writes it. */
function decimal(mean: number): string {
  return mean.toFixed(1).replace('.', m.applicants_decimal_mark());
}
