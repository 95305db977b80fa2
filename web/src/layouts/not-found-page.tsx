import { useRouterState } from '@tanstack/react-router';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';

/** 404: a torn cloth, and the path that was requested. */
export function NotFoundPage() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className="lost">
      <div className="lost-cloth">
        <p className="lost-code display" aria-hidden="true">
          404
        </p>
      </div>
      <div className="wrap lost-words">
        <h1 className="lost-title display">{m.not_found_title()}</h1>
        <p className="lost-path">{pathTo(pathname)}</p>
        <p className="lost-text">{m.not_found_text()}</p>
        <div className="lost-actions">
          <a href={pathTo('/')} className="btn btn-p">
            {m.not_found_home()}
          </a>
          <a href={pathTo('/jobs')} className="btn btn-s">
            {m.not_found_jobs()}
          </a>
        </div>
      </div>
    </div>
  );
}
