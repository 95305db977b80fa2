import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { pathTo } from '@/i18n/go';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { toast } from '@/ui/toast-store';
import { companyReviewsQuery, forgetDecided } from './calls';
import { MarkDialog } from './mark-dialog';
import type { CompanyReview } from './model';

/** Companies whose mark rests because their name or picture changed; nothing while there are none. */
export function CompanyReviews() {
  const { data } = useQuery(companyReviewsQuery());
  const id = useId();
  if (!data || data.data.length === 0) return null;
  return (
    <section className="mod-part" aria-labelledby={id}>
      <h2 id={id} className="mod-side-title">
        {m.company_reviews_title()}
      </h2>
      <p className="console-note">{m.company_reviews_lead()}</p>
      <ul className="mod-list">
        {data.data.map((review) => (
          <Review key={review.slug} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Review({ review }: { review: CompanyReview }) {
  const { slug, name, verified_name, since } = review;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'give' | 'take'>();
  return (
    <Card as="li" className="mod-row">
      <div className="mod-row-text">
        <h3 className="mod-row-title">
          <a href={pathTo(`/company/${slug}`)} className="mod-link">
            {name}
          </a>
        </h3>
        {name !== verified_name && (
          <p className="console-note">{m.company_reviews_was({ name: verified_name })}</p>
        )}
        <p className="console-note">
          <time dateTime={since}>{momentText(since)}</time>
        </p>
      </div>
      <div className="mod-row-side">
        <Button onClick={() => setAsked('give')}>{m.company_reviews_return()}</Button>
        <Button onClick={() => setAsked('take')}>{m.company_reviews_take()}</Button>
      </div>
      {asked && (
        <MarkDialog
          company={review}
          gives={asked === 'give'}
          since={since}
          onDone={async () => {
            toast.success(
              asked === 'give' ? m.moderation_verified_on() : m.moderation_verified_off(),
            );
            await forgetDecided(queryClient);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
