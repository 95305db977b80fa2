import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathTo } from '@/i18n/go';
import { untilReachable } from '@/lib/network';
import { chooseAfter, isChunkError, isLost } from '@/lib/reload-guard';
import { m } from '@/paraglide/messages';
import { Forbidden } from '@/session/guards';
import { ForbiddenPage } from './forbidden-page';

/**
 * The page for a 500, a crash of ours, or a forbidden page. A missing chunk of an older release is fixed by one reload
 * first; what the network has lost opens by itself when the network is back.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const [state, setState] = useState<'asking' | 'waiting' | 'told'>(() => {
    if (!isChunkError(error) && !isLost(error)) return 'told';
    return navigator.onLine ? 'asking' : 'waiting';
  });
  useEffect(() => {
    let isLeft = false;
    const decide = async () => {
      const choice = await chooseAfter(error);
      if (isLeft) return;
      if (choice === 'reload') location.reload();
      else if (choice === 'tell') setState('told');
      else {
        setState('waiting');
        await untilReachable();
        if (!isLeft) await router.invalidate();
      }
    };
    void decide();
    return () => {
      isLeft = true;
    };
  }, [error, router]);
  if (state === 'asking') return null;
  if (state === 'waiting') return <OfflinePage onRetry={() => void router.invalidate()} />;
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
          {/* Reloads the page's code and data; resetting the error boundary alone would show the same error. */}
          <button type="button" className="btn btn-p" onClick={() => void router.invalidate()}>
            {m.error_retry()}
          </button>
          <a href={pathTo('/')} className="btn btn-s">
            {m.not_found_home()}
          </a>
        </div>
      </div>
    </div>
  );
}

function OfflinePage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="lost">
      <div className="wrap lost-words" role="status">
        <h1 className="lost-title display">{m.error_offline_title()}</h1>
        <p className="lost-text">{m.error_offline_text()}</p>
        <div className="lost-actions">
          <button type="button" className="btn btn-p" onClick={onRetry}>
            {m.error_retry()}
          </button>
        </div>
      </div>
    </div>
  );
}
