import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { checkMe } from '@/session/me';
import { Button } from '@/ui/button';
import { askToSignIn } from './ask-to-sign-in';
import { markVacancy } from './marks';
import type { VacancyData } from './model';
import { askContacts, type Contacts } from './queries';

// Needed only after a click, so it is loaded on demand.
const ContactsDialog = lazy(async () => ({
  default: (await import('./contacts-dialog')).ContactsDialog,
}));

/** Contacts are for signed-in candidates; the server counts every request for them. */
export function ContactsButton({ vacancy }: { vacancy: VacancyData }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [contacts, setContacts] = useState<Contacts>();
  const [open, setOpen] = useState(false);
  const { run, busy, error, forget } = useAction(async () => {
    const me = await checkMe(queryClient);
    if (me?.role !== 'candidate') {
      askToSignIn(router, me);
      return;
    }
    // Once loaded, the contacts are reused: opening the dialog again does not use up the daily limit.
    setContacts(contacts ?? (await askContacts(vacancy.slug)));
    setOpen(true);
    markVacancy(queryClient, vacancy.slug, { contacted: true });
  });
  const close = () => {
    setOpen(false);
    forget();
  };
  return (
    <>
      <Button wide busy={busy} onClick={run}>
        {m.vacancy_contacts()}
      </Button>
      {(open || error) && (
        <Suspense>
          <ContactsDialog
            contacts={contacts}
            error={error}
            company={vacancy.customer.name}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
