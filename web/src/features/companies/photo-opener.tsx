import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Waiting } from '@/forms/waiting';
import { onDemand } from '@/ui/on-demand';
import type { Photo } from './wire';

// Opens after a click, so it is loaded on demand.
const PhotoDialog = onDemand(async () => (await import('./photo-dialog')).PhotoDialog);

/** Opens the small photos of the page, which are links to the large ones, in a dialog. */
export function PhotoOpener({ photos }: { photos: readonly Photo[] }) {
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const links: (Element | null)[] = [...document.querySelectorAll('a.company-photo')];
      const index = links.indexOf((event.target as Element).closest('a'));
      // A click with a key pressed asks the browser for a new tab.
      if (index < 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(index);
    };
    // Before those who follow links.
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
  if (open === undefined) return null;
  // The place of the island is hidden, so the dialog stands elsewhere.
  return createPortal(
    <Suspense fallback={<Waiting />}>
      <PhotoDialog photos={photos} start={open} onClose={() => setOpen(undefined)} />
    </Suspense>,
    document.body,
  );
}
