import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyHead } from '@/features/company/company-head';
import { VerificationPage } from '@/features/company/verification/verification-page';
import { meQuery } from '@/session/me';
import { mayInCompany } from '@/session/rights';

export const Route = createFileRoute('/_default/profile/company/verification')({
  loader: async () => (await import('@/features/company/titles')).titles.verification(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: VerificationRoute,
});

function VerificationRoute() {
  const { data: user } = useQuery(meQuery());
  const company = user?.customer;
  // Signing out clears the cache a moment before the page is left.
  if (!company) return null;
  return (
    <div className="wrap company-area">
      <CompanyHead />
      <VerificationPage
        key={company.slug}
        company={company.slug}
        mayEdit={mayInCompany(user, 'verify_company')}
      />
    </div>
  );
}
