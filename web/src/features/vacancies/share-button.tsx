import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Waiting } from '@/forms/waiting';
import type { Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { onDemand } from '@/ui/on-demand';

// Needed only after a click, so it is loaded on demand.
const PageShareDialog = onDemand(async () => (await import('./share-dialog')).PageShareDialog);

interface ShareButtonProps {
  /** The path without its language. */
  path: string;
  title: string;
  /** Whose vacancy it is; a company itself has it as its title too. */
  company?: string;
  /** The title in the languages of recipients, of a page that belongs to no company. */
  titles?: Record<Locale, string>;
}

/** Ways to send a vacancy, a company or a guide to somebody. */
export function ShareButton({ path, title, company, titles }: ShareButtonProps) {
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
          <PageShareDialog
            path={path}
            title={title}
            company={company}
            titles={titles}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
