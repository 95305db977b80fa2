import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import type { Shared } from './share';

// Needed only after a click, so it is loaded on demand.
const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog')).ShareDialog,
}));

/** Ways to send a page to somebody. */
export function ShareButton(shared: Shared) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Share2 size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.vacancy_share()}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog shared={shared} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
