import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, LockOpen, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PdfButton } from '@/forms/pdf-button';
import { useAction } from '@/forms/use-action';
import { whenText } from '@/i18n/display';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import '@/ui/bottom-bar.css';
import { CandidatePay } from '@/forms/profile/candidate-pay';
import { Contacts } from '@/forms/profile/contacts';
import { nameOf } from '@/forms/profile/words';
import { Button, ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { CandidateApplications } from './candidate-applications';
import { InviteButton } from './invite-button';
import { candidateQuery, loadPdf, openContacts } from './queries';
import { unwritten } from './unwritten';
import { useSaved } from './use-saved';
import type { CandidateProfile, Openings } from './wire';

interface CandidateAsideProps {
  profile: CandidateProfile;
  /** Without contacts and actions, as whoever has a share link sees it. */
  isShared: boolean;
  /** The button that reports the resume. */
  report?: ReactNode;
}

/** Pay, contacts and what an employer can do. */
export function CandidateAside({ profile, isShared, report }: CandidateAsideProps) {
  const { salary, contacts, openings, completeness: percent, updated_at } = profile;
  const missing = unwritten(profile);
  const canOpen = useCan('open_contacts');
  const hasContacts = !isShared && (contacts.is_open || contacts.phone_masked || openings);
  return (
    <aside className="candidate-aside" aria-label={m.candidate_contacts()}>
      {(salary || hasContacts) && (
        <Card className="candidate-offer">
          {salary && (
            <div>
              <p className="candidate-note">{m.candidate_pay()}</p>
              <CandidatePay pay={salary} className="candidate-sum" />
            </div>
          )}
          {hasContacts && <Contacts contacts={contacts} />}
          {openings && canOpen && <EmployerActions profile={profile} openings={openings} />}
        </Card>
      )}
      <Card className="candidate-full">
        <p className="candidate-full-title">{m.candidate_completeness({ percent })}</p>
        <ProgressBar value={percent} max={100} label={m.candidate_completeness_label()} />
        <p className="candidate-note">
          {missing.length > 0 && `${m.candidate_unwritten({ parts: missing.join(', ') })} `}
          {m.candidates_updated({ when: whenText(updated_at) })}.
        </p>
      </Card>
      {report}
    </aside>
  );
}

/** Opening the contacts asks once, because it costs an opening and the candidate sees it. */
function EmployerActions({ profile, openings }: { profile: CandidateProfile; openings: Openings }) {
  const { slug, contacts, is_saved, applications } = profile;
  const queryClient = useQueryClient();
  const toggleSaved = useSaved();
  const [asking, setAsking] = useState(false);
  const { run, busy, error, forget } = useAction(async () => {
    const { data, left } = await openContacts(slug);
    queryClient.setQueryData(
      candidateQuery(slug).queryKey,
      (known) =>
        known && {
          ...known,
          contacts: { ...known.contacts, ...data, is_open: true },
          openings: left,
        },
    );
    setAsking(false);
  });
  const { left, of, renews_at } = openings;
  const day = momentDay(renews_at);
  const phone = contacts.is_open ? contacts.phones[0] : undefined;
  return (
    <div className="candidate-actions">
      <div className="bottom-bar candidate-bar">
        {!contacts.is_open && (
          <Button
            look="primary"
            className="candidate-open"
            disabled={left === 0}
            icon={<LockOpen size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {m.candidate_open()}
          </Button>
        )}
        {phone && (
          <ButtonLink
            look="primary"
            className="candidate-call"
            href={`tel:${phone}`}
            icon={<Phone size={20} strokeWidth={1.9} aria-hidden="true" />}
          >
            {m.candidate_call()}
          </ButtonLink>
        )}
        <Button
          className="bottom-bar-save"
          data-saved={is_saved || undefined}
          aria-pressed={is_saved}
          icon={<Bookmark size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => void toggleSaved(profile)}
        >
          <span className="bottom-bar-word">
            {is_saved ? m.candidate_saved() : m.candidate_save()}
          </span>
        </Button>
      </div>
      <CandidateApplications applications={applications} />
      <InviteButton slug={slug} name={nameOf(profile)} />
      {!contacts.is_open && (
        <div className="candidate-openings">
          <ProgressBar value={of - left} max={of} label={m.candidate_openings_label()} />
          <p className="candidate-note">
            {left > 0 ? m.candidate_openings({ left, of, day }) : m.candidate_no_openings({ day })}
          </p>
        </div>
      )}
      <PdfButton name={slug} load={(template, lang) => loadPdf(slug, template, lang)} />
      <ConfirmDialog
        open={asking}
        title={m.candidate_open()}
        confirmText={m.candidate_open()}
        cancelText={m.candidate_cancel()}
        closeLabel={m.ui_close()}
        busy={busy}
        onConfirm={() => void run()}
        onClose={() => {
          forget();
          setAsking(false);
        }}
      >
        <p>{m.candidate_open_ask({ left })}</p>
        <p role="status" className="candidate-failure">
          {error}
        </p>
      </ConfirmDialog>
    </div>
  );
}
