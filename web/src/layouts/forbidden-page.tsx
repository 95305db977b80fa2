import { Link, useRouter } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { saveAfterLogin } from '@/session/after-login';

/** 403: the page is for the other account type. The page offers to switch. */
export function ForbiddenPage() {
  const router = useRouter();
  return (
    <div className="lost">
      <div className="lost-cloth">
        <p className="lost-code display" aria-hidden="true">
          403
        </p>
      </div>
      <div className="wrap lost-words">
        <h1 className="lost-title display">{m.forbidden_title()}</h1>
        <p className="lost-text">{m.forbidden_text()}</p>
        <div className="lost-actions">
          <Link
            to="/profile/settings/role"
            className="btn btn-p"
            onClick={() => saveAfterLogin(router.state.location.href)}
          >
            {m.forbidden_change()}
          </Link>
          <Link to="/" className="btn btn-s">
            {m.not_found_home()}
          </Link>
        </div>
      </div>
    </div>
  );
}
