import { Link } from '@tanstack/react-router';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { LEGAL_PATHS, type LegalFacts } from './queries';

/**
 * Which version this is, what is new in it, and where other versions are. templates/legal.html renders the same markup.
 */
export function VersionFacts({ legal }: { legal: LegalFacts }) {
  const to = LEGAL_PATHS[legal.document];
  return (
    <>
      <p className="article-date">
        {m.legal_version({ date: momentDay(legal.published_at) })}
        <span className="legal-dot">{'·'}</span>
        {standingText(legal)}
      </p>
      <p className="legal-changes">{`${m.legal_changes()}: ${legal.changes}`}</p>
      {legal.standing === 'past' ? (
        <p className="legal-other">
          <Link to={to} activeOptions={{ exact: true }}>
            {m.legal_current()}
          </Link>
        </p>
      ) : (
        legal.next && (
          <p className="legal-other">
            <Link to={to} search={{ version: legal.next.version }}>
              {m.legal_next({ date: momentDay(legal.next.effective_at) })}
            </Link>
          </p>
        )
      )}
    </>
  );
}

/** A link to the previous version, below the text. */
export function PreviousVersion({ legal }: { legal: LegalFacts }) {
  if (!legal.previous) return null;
  return (
    <p className="legal-other">
      <Link to={LEGAL_PATHS[legal.document]} search={{ version: legal.previous.version }}>
        {m.legal_previous({ date: momentDay(legal.previous.effective_at) })}
      </Link>
    </p>
  );
}

function standingText(legal: LegalFacts): string {
  const date = momentDay(legal.effective_at);
  switch (legal.standing) {
    case 'coming':
      return m.legal_coming({ date });
    case 'in_force':
      return m.legal_in_force({ date });
    case 'past':
      return m.legal_past();
  }
}
