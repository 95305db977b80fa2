import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { getLocale, joinLocale } from '@/i18n/locale';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { toast } from '@/ui/toast-store';
import { useUniqueId } from '@/ui/use-unique-id';
import { companyReviewsQuery, forgetDecided, verifyCompany } from './calls';
import type { CompanyReview } from './model';

/** Companies whose mark rests because their name or picture changed; nothing while there are none. */
export function CompanyReviews() {
  const { data } = useQuery(companyReviewsQuery());
  const id = useUniqueId();
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
  const verify = useAction(async (verified: boolean) => {
    await verifyCompany(slug, verified, since);
    toast.success(verified ? m.moderation_verified_on() : m.moderation_verified_off());
    await forgetDecided(queryClient);
  });
  return (
    <Card as="li" className="mod-row">
      <div className="mod-row-text">
        <h3 className="mod-row-title">
          <a href={joinLocale(getLocale(), `/company/${slug}`)} className="mod-link">
            {name}
          </a>
        </h3>
        {name !== verified_name && (
          <p className="console-note">{m.company_reviews_was({ name: verified_name })}</p>
        )}
        <p className="console-note">
          <time dateTime={since}>{momentText(since)}</time>
        </p>
        <FormError text={verify.error} />
      </div>
      <div className="mod-row-side">
        <Button busy={verify.busy} onClick={() => verify.run(true)}>
          {m.company_reviews_return()}
        </Button>
        <Button busy={verify.busy} onClick={() => verify.run(false)}>
          {m.company_reviews_take()}
        </Button>
      </div>
    </Card>
  );
}
