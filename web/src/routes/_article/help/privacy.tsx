import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Article } from '@/features/help/article';
import { legalQuery } from '@/features/legal/queries';
import { PreviousVersion, VersionFacts } from '@/features/legal/version-facts';
import { textParam } from '@/i18n/search-params';

export const Route = createFileRoute('/_article/help/privacy')({
  validateSearch: (raw: Record<string, unknown>): { version?: string } => ({
    version: textParam(raw.version),
  }),
  loaderDeps: ({ search }) => ({ version: search.version }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(legalQuery('privacy', deps.version)),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.page.title }] }),
  component: Privacy,
});

function Privacy() {
  const { version } = Route.useSearch();
  const { data } = useSuspenseQuery(legalQuery('privacy', version));
  return (
    <>
      <Article page={{ ...data.page, updated_on: null }}>
        {data.legal && <VersionFacts legal={data.legal} />}
      </Article>
      {data.legal && <PreviousVersion legal={data.legal} />}
    </>
  );
}
