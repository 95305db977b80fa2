import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isChunkError, mayReload } from '@/lib/reload-guard';
import { m } from '@/paraglide/messages';
import { Forbidden } from '@/session/guards';
import { ForbiddenPage } from './forbidden-page';

/**
 * The page for a 500, a crash of ours, or a forbidden page. A missing chunk of an older release is fixed by one reload
 * first.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const [reloading] = useState(() => {
    // Offline, a reload would replace the page with the browser's own error.
    if (!isChunkError(error) || !navigator.onLine) return false;
    if (!mayReload(sessionStorage, Date.now())) return false;
    location.reload();
    return true;
  });
  if (reloading) return null;
  if (error instanceof Forbidden) return <ForbiddenPage />;
  const requestId = (error as { requestId?: string }).requestId;
  return (
    <div className="lost">
      <div className="lost-cloth">
        <p className="lost-code display" aria-hidden="true">
          500
        </p>
      </div>
      <div className="wrap lost-words">
        <h1 className="lost-title display">{m.error_title()}</h1>
        <p className="lost-text">{m.error_text()}</p>
        {requestId && (
          <p className="lost-note">
            {m.error_request_id()} <span className="lost-path">{requestId}</span>
          </p>
        )}
        <div className="lost-actions">
          {/* Reloads the page's data; resetting the error boundary alone would show the same error. */}
          <button type="button" className="btn btn-p" onClick={() => void router.invalidate()}>
            {m.error_retry()}
          </button>
          <Link to="/" className="btn btn-s">
            {m.not_found_home()}
          </Link>
        </div>
      </div>
    </div>
  );
}
