import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import type { Intention } from '@/session/asked';
import { keepIntention } from '@/session/intention';
import { ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface Words {
  title: () => string;
  /** What it is good for. */
  why: () => string;
}

const WORDS: Record<Intention['act'], Words> = {
  save: { title: m.signin_save_title, why: m.signin_save_why },
  hide: { title: m.signin_hide_title, why: m.signin_hide_why },
  contacts: { title: m.signin_contacts_title, why: m.signin_contacts_why },
  report: { title: m.signin_report_title, why: m.signin_report_why },
  search: { title: m.signin_search_title, why: m.signin_search_why },
};

interface SignInDialogProps {
  intention: Intention;
  onClose: () => void;
}

/** Tells a guest why this needs an account, and that it is done afterwards. */
export function SignInDialog({ intention, onClose }: SignInDialogProps) {
  const { title, why } = WORDS[intention.act];
  const keep = () => keepIntention(intention);
  // Employers may report too; the rest is for candidates.
  const register = intention.act === 'report' ? '/auth/register' : '/auth/register/candidate';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <ButtonLink href={pathTo(register)} onClick={keep}>
            {m.shell_register()}
          </ButtonLink>
          <ButtonLink look="primary" href={pathTo('/auth/login')} onClick={keep}>
            {m.shell_sign_in()}
          </ButtonLink>
        </>
      }
    >
      <p>{why()}</p>
    </Dialog>
  );
}
