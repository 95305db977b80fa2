import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { titled } from './navigation-effects';

/** 404: a torn cloth, and the path that was requested. */
export function NotFoundPage() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Also where a page finds out only from an answer that there is nothing: until then it had its own title.
  useEffect(() => {
    const before = document.title;
    const lost = titled(m.not_found_title());
    document.title = lost;
    return () => {
      if (document.title === lost) document.title = before;
    };
  }, []);
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
