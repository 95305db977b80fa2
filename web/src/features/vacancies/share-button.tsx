import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Waiting } from '@/forms/waiting';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { onDemand } from '@/ui/on-demand';

// Needed only after a click, so it is loaded on demand.
const CompanyShareDialog = onDemand(
  async () => (await import('./share-dialog')).CompanyShareDialog,
);

interface ShareButtonProps {
  /** The path without its language. */
  path: string;
  title: string;
  company: string;
}

/** Ways to send a vacancy or a company to somebody. */
export function ShareButton({ path, title, company }: ShareButtonProps) {
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
        <Suspense fallback={<Waiting />}>
          <CompanyShareDialog
            path={path}
            title={title}
            company={company}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
