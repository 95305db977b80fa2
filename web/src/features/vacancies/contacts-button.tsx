import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { checkMe } from '@/session/me';
import { Button } from '@/ui/button';
import { onDemand } from '@/ui/on-demand';
import { askCandidate } from './ask-to-sign-in';
import { markVacancy } from './marks';
import { useMarks } from './my-marks';
import { contactsQuery } from './queries';
import { useIntended } from './use-intended';

// Needed only after a click, or by those who were here before.
const OpenedContacts = onDemand(async () => (await import('./opened-contacts')).OpenedContacts);

interface ContactsButtonProps {
  slug: string;
  /** The name of the company. */
  company: string;
}

/**
 * Contacts are for signed-in candidates; the server counts every vacancy whose contacts were opened. Once opened they
 * stay on the page, and stand there whenever the person comes back.
 */
export function ContactsButton({ slug, company }: ContactsButtonProps) {
  const queryClient = useQueryClient();
  const marks = useMarks(slug);
  const query = contactsQuery(slug);
  const { data: contacts } = useQuery({ ...query, enabled: marks?.contacted === true });
  const [isFocused, setFocused] = useState(false);
  const { run, busy, error } = useAction(async () => {
    const me = await checkMe(queryClient);
    if (me?.role !== 'candidate') {
      askCandidate(me, { act: 'contacts', slug });
      return;
    }
    await queryClient.fetchQuery(query);
    setFocused(true);
    markVacancy(queryClient, slug, { contacted: true });
  });
  useIntended(
    (wanted) => wanted.act === 'contacts' && wanted.slug === slug,
    () => void run(),
  );
  if (marks?.is_own) return null;
  const button = (
    <>
      <Button wide busy={busy} onClick={() => void run()}>
        {m.vacancy_contacts()}
      </Button>
      <FormError text={error} />
    </>
  );
  if (!contacts) return button;
  return (
    <Suspense fallback={button}>
      <OpenedContacts contacts={contacts} company={company} focused={isFocused} />
    </Suspense>
  );
}
