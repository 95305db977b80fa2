import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Waiting } from '@/forms/waiting';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { mayInCompany } from '@/session/rights';
import { Button } from '@/ui/button';
import { onDemand } from '@/ui/on-demand';
import './invite.css';

const InviteDialog = onDemand(async () => (await import('./invite-dialog')).InviteDialog);

interface InviteButtonProps {
  slug: string;
  /** The candidate's. */
  name: string;
}

/** Invites a candidate to a vacancy. Companies that are not verified see why they cannot. */
export function InviteButton({ slug, name }: InviteButtonProps) {
  const { data: me } = useQuery(meQuery());
  const [open, setOpen] = useState(false);
  if (!mayInCompany(me, 'run_vacancies')) return null;
  const isVerified = me?.customer?.is_verified ?? false;
  return (
    <div className="candidate-invite">
      <Button
        wide
        disabled={!isVerified}
        icon={<Send size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.candidate_invite()}
      </Button>
      {!isVerified && (
        <p className="candidate-note">
          {m.candidate_invite_unverified()}{' '}
          {mayInCompany(me, 'verify_company') && (
            <Link to="/profile/company/verification" className="candidate-invite-link">
              {m.verification_go()}
            </Link>
          )}
        </p>
      )}
      {open && (
        <Suspense fallback={<Waiting />}>
          <InviteDialog slug={slug} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
