import { ComplaintDialog } from '@/forms/complaint-dialog';
import { m } from '@/paraglide/messages';
import { reportChat } from './calls';
import type { ChatView } from './wire';

/** A complaint about what the other side has written. */
export function ReportDialog({ view, onClose }: { view: ChatView; onClose: () => void }) {
  const { id, side, name } = view;
  return (
    <ComplaintDialog
      about={side === 'candidate' ? 'company_messages' : 'candidate_messages'}
      title={m.chat_report_title({ name })}
      note={m.chat_report_note({ name })}
      send={(complaint) => reportChat(id, complaint)}
      onClose={onClose}
    />
  );
}
