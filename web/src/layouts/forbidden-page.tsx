import { here, pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { saveAfterLogin } from '@/session/after-login';

/** 403: the page is for the other account type. The page offers to switch. */
export function ForbiddenPage() {
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
          <a
            href={pathTo('/profile/settings/role')}
            className="btn btn-p"
            onClick={() => saveAfterLogin(here())}
          >
            {m.forbidden_change()}
          </a>
          <a href={pathTo('/')} className="btn btn-s">
            {m.not_found_home()}
          </a>
        </div>
      </div>
    </div>
  );
}
