import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { LEGAL_PATHS, noticesQuery } from './queries';

/**
 * Announces new versions of the terms and the privacy policy before they take effect. The server renders the same
 * markup and lists the versions in `<html data-notice>`; an inline script in index.html removes that attribute when the
 * user has already closed this notice, so that it never flashes.
 */
export function NoticeBanner() {
  const { data } = useQuery(noticesQuery());
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !data?.notices.length) return null;

  const close = () => {
    rememberClosed(document.documentElement);
    setClosed(true);
    // The focused button is gone.
    document.getElementById('main')?.focus();
  };
  return (
    <aside className="legal-notice" aria-label={m.legal_notice_label()}>
      <div className="wrap legal-notice-row">
        <div>
          {data.notices.map(({ document, version, effective_at }) => (
            <p key={document}>
              {`${noticeText(document, momentDay(effective_at))} `}
              <Link to={LEGAL_PATHS[document]} search={{ version }}>
                {m.legal_notice_read()}
              </Link>
            </p>
          ))}
        </div>
        <button type="button" className="icon-btn" aria-label={m.shell_close()} onClick={close}>
          <X size={20} strokeWidth={2} aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}

function noticeText(document: 'terms' | 'privacy', date: string): string {
  return document === 'terms' ? m.legal_notice_terms({ date }) : m.legal_notice_privacy({ date });
}

function rememberClosed(page: HTMLElement): void {
  const notice = page.dataset.notice;
  delete page.dataset.notice;
  try {
    if (notice) localStorage.setItem('notice', notice);
  } catch {
    // Without storage the notice is shown again at the next visit.
  }
}
