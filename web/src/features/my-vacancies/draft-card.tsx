import { Link } from '@tanstack/react-router';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import type { OwnDraft } from './model';

/** The vacancy that is being written: first in the list, because only its owner can go on with it. */
export function DraftCard({ draft }: { draft: OwnDraft }) {
  return (
    <Card as="article" padded={false} className="own-card own-draft">
      <p className="own-states">
        <Status tone="quiet">{m.my_vacancies_draft()}</Status>
      </p>
      <h2 className="own-card-title">
        <Link to="/jobs/create" className="stretch">
          {draft.title ?? m.my_vacancies_draft_untitled()}
        </Link>
      </h2>
      <p className="own-card-facts">
        {m.my_vacancies_draft_saved({ time: momentText(draft.updated_at) })}
      </p>
      <div className="own-next">
        <Link to="/jobs/create" className={buttonClass({ look: 'primary' })}>
          {m.my_vacancies_draft_go_on()}
        </Link>
      </div>
    </Card>
  );
}
