import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import './candidate.css';

/** A share link that its owner has turned off, or that never was one: the server does not tell which. */
export function LinkOff() {
  return (
    <div className="wrap candidate-prompt">
      <h1 className="candidate-prompt-title display">{m.resume_link_off_title()}</h1>
      <EmptyState
        cloth={6}
        text={m.resume_link_off_text()}
        action={
          <Link to="/top-candidates" className={buttonClass({ look: 'primary' })}>
            {m.candidate_top_link()}
          </Link>
        }
      />
    </div>
  );
}
