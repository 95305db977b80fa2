// React on a document: brings its islands to life.
import { makeQueryClient } from '@/api/query-client';
import { onSessionEnd } from '@/api/send';
import { formsReady } from '@/frame/frame';
import { patiently } from '@/lib/on-demand';
import { markChunkErrors } from '@/lib/reload-guard';
import { dropMe } from '@/session/me';
import { awaitPart } from './island';
import { startRoot } from './root';

markChunkErrors(window);
const queryClient = makeQueryClient();
onSessionEnd(() => dropMe(queryClient));
// Back to a page that the browser has kept: something may have changed on the pages after it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void queryClient.invalidateQueries();
});
if (document.querySelector('[data-results]')) {
  // Without it the filters are a form and links.
  awaitPart(
    patiently(() => import('./results/results')).then(
      ({ startResults }) => startResults(),
      () => undefined,
    ),
  );
}
if (formsReady) awaitPart(formsReady);
startRoot(queryClient);
