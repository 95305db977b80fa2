import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerFact } from '@/i18n/answer-record';
import { agoText } from '@/i18n/display';
import { pathTo } from '@/i18n/go';
import { daysSince } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { Tag } from '@/ui/tag';
import { VerifiedMark } from '@/ui/verified-mark';
import { Bookmark } from './bookmark';
import './card.css';
import { markText } from './card-mark';
import type { VacancyCardData } from './model';
import { Pay } from './pay';
import { isViewed } from './viewed';
import { experienceLabel, placeText } from './words';

interface VacancyCardProps {
  card: VacancyCardData;
  /** The heading level of the title: 2 on lists, 3 under a section's title. */
  headingLevel: 2 | 3 | 4;
  /** The user's own vacancy among others: it looks like the rest but links to the owner's page. */
  isOwn?: boolean;
  /** Replaces the bookmark, as on the page of favourites. */
  action?: ReactNode;
  /** Rendered beside the bookmark: further actions of a candidate. */
  menu?: ReactNode;
}

/**
 * One vacancy in lists of the app. Documents have the same markup, in crates/pages/templates/card.html; tests compare
 * them. The same DOM for phones and desktops: a container query on its width decides the layout.
 */
export function VacancyCard({ card, headingLevel, isOwn, action, menu }: VacancyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { slug, title, published_at: published } = card;
  const isFresh = published != null && daysSince(published) === 0;
  const answers = answerFact(card.customer.answers);
  return (
    <Card as="article" padded={false} interactive fresh={isFresh} className="vacancy-card">
      <div className="vacancy-grid">
        <CompanyTile company={card.customer} size={52} className="vacancy-tile" />
        <Heading className="vacancy-title">
          <a
            href={pathTo(isOwn ? `/profile/my-vacancies/${slug}` : `/jobs/${slug}`)}
            className="stretch"
          >
            {title}
          </a>
        </Heading>
        <p className="vacancy-company">
          <span className="vacancy-company-name">{card.customer.name}</span>
          {card.customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
        </p>
        <CardAge card={card} />
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
        <div className="vacancy-own" data-island="card">
          {action ?? <Bookmark card={card} />}
          {menu}
        </div>
      </div>
    </Card>
  );
}

function CardAge({ card }: { card: VacancyCardData }) {
  const { slug, published_at: published } = card;
  if (!published) return null;
  return (
    <p className="vacancy-age">
      <time dateTime={published}>{agoText(published)}</time>
      <span data-island="card-mark">{markText(card, isViewed(slug))}</span>
    </p>
  );
}
