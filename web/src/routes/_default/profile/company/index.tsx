import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { CompanyView } from '@/features/companies/company-view';
import { companyQuery } from '@/features/companies/queries';
import { CompanyHead } from '@/features/company/company-head';
import { renameCompany, savePage, uploadPhoto } from '@/features/company/page/calls';
import { Logo } from '@/features/company/page/logo';
import { PageEditor } from '@/features/company/page/page-editor';
import { unpublished } from '@/features/company/page/preview';
import { pageQuery } from '@/features/company/page/queries';
import { ReadOnlyPage } from '@/features/company/page/read-only-page';
import type { PageIn, PublicCompany } from '@/features/company/page/wire';
import { PromiseCard } from '@/features/company/promise/promise-card';
import { locationsQuery } from '@/features/dictionaries/queries';
import { pathTo } from '@/i18n/go';
import { getLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { meQuery, setMe } from '@/session/me';
import { mayInCompany } from '@/session/rights';
import { buttonClass } from '@/ui/button';

export const Route = createFileRoute('/_default/profile/company/')({
  loader: async ({ context: { queryClient } }) => {
    const { loadEditor } = await import('@/features/company/page/load');
    return loadEditor(queryClient, {
      loadPlaces: async () => (await queryClient.ensureQueryData(locationsQuery())).data,
      loadCompany: async (slug) =>
        (await queryClient.fetchQuery(companyQuery(slug))).company as PublicCompany,
    });
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: CompanyPageRoute,
});

function CompanyPageRoute() {
  const { page, places, known } = Route.useLoaderData();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery());
  const company = me?.customer;
  // Signing out clears the cache a moment before the page is left.
  if (!me || !company) return null;
  const { slug, name } = company;
  const base = { ...(known ?? unpublished(company)), avatar: company.avatar };
  const renderPreview = (facts: PublicCompany) => <CompanyView company={facts} />;

  const reload = async () => {
    const [newer, user] = await Promise.all([
      queryClient.fetchQuery(pageQuery()),
      queryClient.fetchQuery({ ...meQuery(), staleTime: 0 }),
    ]);
    return { page: newer, name: user?.customer?.name ?? name };
  };
  const send = async (body: PageIn, newName: string) => {
    if (newName !== name) setMe(queryClient, await renameCompany(newName));
    const saved = await savePage(body);
    await queryClient.invalidateQueries({ queryKey: ['get', '/api/v1/companies/{slug}'] });
    return { page: saved, name: newName };
  };

  return (
    <div className="wrap edit-page">
      <CompanyHead />
      <div className="page-lead">
        <p>{m.company_page_lead()}</p>
        <a href={pathTo(`/company/${slug}`)} className={buttonClass({ size: 'sm' })}>
          <ExternalLink size={18} strokeWidth={1.9} aria-hidden="true" />
          {m.company_page_public()}
        </a>
      </div>
      <PromiseCard company={slug} />
      {mayInCompany(me, 'edit_page') ? (
        <PageEditor
          key={company.id}
          owner={`${me.id}:${company.id}`}
          page={page}
          name={name}
          known={base}
          places={places}
          locale={getLocale()}
          isVerified={company.is_verified}
          logo={
            mayInCompany(me, 'edit_company') && (
              <Logo company={company} onChange={(user) => setMe(queryClient, user)} />
            )
          }
          send={send}
          reload={reload}
          upload={uploadPhoto}
          renderPreview={renderPreview}
        />
      ) : (
        <ReadOnlyPage>{renderPreview(base)}</ReadOnlyPage>
      )}
    </div>
  );
}
