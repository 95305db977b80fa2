import { Link, useRouter } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { saveAfterLogin } from '@/session/after-login';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import './candidate.css';

/** For a guest or another candidate: who sees candidates, and how to become one of them. */
export function SignInPrompt({ isGuest }: { isGuest: boolean }) {
  const router = useRouter();
  const comeBack = () => saveAfterLogin(router.state.location.href);
  const primary = buttonClass({ look: 'primary' });
  return (
    <div className="wrap candidate-prompt">
      <h1 className="candidate-prompt-title display">{m.candidate_sign_in_title()}</h1>
      <EmptyState
        cloth={4}
        text={isGuest ? m.candidate_sign_in_text() : m.candidate_change_role_text()}
        action={
          <div className="candidate-prompt-actions">
            {isGuest ? (
              <>
                <Link to="/auth/login" className={primary} onClick={comeBack}>
                  {m.candidate_sign_in()}
                </Link>
                <Link to="/auth/register/employer" className={buttonClass()} onClick={comeBack}>
                  {m.candidate_register()}
                </Link>
              </>
            ) : (
              <Link to="/profile/settings/role" className={primary} onClick={comeBack}>
                {m.candidate_change_role()}
              </Link>
            )}
            <Link to="/top-candidates" className={buttonClass({ look: 'quiet' })}>
              {m.candidate_top_link()}
            </Link>
          </div>
        }
      />
    </div>
  );
}
