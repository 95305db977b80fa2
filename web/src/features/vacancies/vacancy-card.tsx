import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerFact } from '@/i18n/answer-record';
import { agoText } from '@/i18n/display';
import { daysSince } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import { VerifiedMark } from '@/ui/verified-mark';
import { Bookmark } from './bookmark';
import './card.css';
import type { OwnerState, VacancyCardData } from './model';
import { Pay } from './pay';
import { isViewed } from './viewed';
import { experienceLabel, ownerLabel, placeText } from './words';

interface VacancyCardProps {
  card: VacancyCardData;
  /** The heading level of the title: 2 on lists, 3 under a section's title. */
  headingLevel: 2 | 3 | 4;
  /** Set for the owner: the card shows the state instead of the age, links to the owner's page and has no bookmark. */
  owner?: OwnerState;
  /** The user's own vacancy among others: it looks like the rest but links to the owner's page. */
  isOwn?: boolean;
  /** Replaces the bookmark, as on the page of favourites. */
  action?: ReactNode;
  /** Rendered beside the bookmark: further actions of a candidate. */
  menu?: ReactNode;
}

/** One vacancy in any list. The same DOM for phones and desktops: a container query on its width decides the layout. */
export function VacancyCard({ card, headingLevel, owner, isOwn, action, menu }: VacancyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { published_at: published } = card;
  const isFresh = !owner && published != null && daysSince(published) === 0;
  // The owner knows.
  const answers = owner ? undefined : answerFact(card.customer.answers);
  return (
    <Card as="article" padded={false} interactive fresh={isFresh} className="vacancy-card">
      <div className="vacancy-grid" data-menu={menu ? true : undefined}>
        <CompanyTile company={card.customer} size={52} className="vacancy-tile" />
        <Heading className="vacancy-title">
          <CardLink card={card} isOwn={isOwn || owner !== undefined} />
        </Heading>
        <p className="vacancy-company">
          <span className="vacancy-company-name">{card.customer.name}</span>
          {card.customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
        </p>
        <CardAge published={published} owner={owner} mark={markOf(card)} />
        <p className="vacancy-place">
          <MapPin size={16} strokeWidth={1.8} aria-hidden="true" />
          <span>{placeText(card)}</span>
        </p>
        <div className="vacancy-foot">
          <Pay salary={card.salary} className="vacancy-pay" />
          <p className="vacancy-tags">
            <Tag>{experienceLabel(card.experience)}</Tag>
            {card.type === 'top' && <Tag>{m.vacancy_type_top()}</Tag>}
            {card.type === 'day' && <Tag>{m.vacancy_type_day()}</Tag>}
            {answers && <Tag>{answers}</Tag>}
          </p>
        </div>
        {!owner && (action ?? <Bookmark card={card} className="vacancy-save" />)}
        {menu}
      </div>
    </Card>
  );
}

function CardLink({ card, isOwn }: { card: VacancyCardData; isOwn: boolean }) {
  const { slug, title } = card;
  return (
    <Link
      to={isOwn ? '/profile/my-vacancies/$slug' : '/jobs/$slug'}
      params={{ slug }}
      className="stretch"
    >
      {title}
    </Link>
  );
}

/** Somebody who has responded or has the contacts has also seen the vacancy: only the latest step is shown. */
function markOf({ slug, contacted, responded }: VacancyCardData): string | undefined {
  if (responded) return m.response_mark();
  if (contacted) return m.vacancy_contacted();
  return isViewed(slug) ? m.jobs_viewed() : undefined;
}

interface CardAgeProps {
  published?: string | null;
  owner?: OwnerState;
  /** What the current user has already done with the vacancy. */
  mark?: string;
}

function CardAge({ published, owner, mark }: CardAgeProps) {
  if (owner) {
    const { tone, text } = ownerLabel(owner);
    return (
      <p className="vacancy-age">
        <Status tone={tone}>{text}</Status>
      </p>
    );
  }
  if (!published) return null;
  return (
    <p className="vacancy-age">
      <time dateTime={published}>{agoText(published)}</time>
      {mark && ` · ${mark}`}
    </p>
  );
}
