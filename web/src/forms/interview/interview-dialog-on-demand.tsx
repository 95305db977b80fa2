import { lazy, Suspense } from 'react';
import { fetchAhead, patiently } from '@/lib/on-demand';
import { m } from '@/paraglide/messages';
import { Dialog } from '@/ui/dialog';
import { Waiting } from '../waiting';
import type { Sent } from './calls';
import type { InterviewTarget } from './interview-dialog';
import type { InterviewView } from './wire';

interface Props {
  /** Null: closed. */
  target: InterviewTarget | null;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

// The dialog with its week is large, and few open it.
const load = () => import('./interview-dialog');
fetchAhead(load);
const InterviewDialog = lazy(() =>
  patiently(load).then(
    ({ InterviewDialog }) => ({ default: InterviewDialog }),
    () => ({ default: DialogMissing }),
  ),
);

export function targetOfInterview(interview: InterviewView): InterviewTarget {
  const { application_id, candidate, vacancy } = interview;
  return {
    id: application_id,
    name: candidate?.name ?? '',
    position: candidate?.position ?? '',
    vacancy: vacancy.title,
    locale: candidate?.locale,
    interview,
  };
}

/** The dialog of an interview, loaded when somebody opens it. */
export function InterviewDialogOnDemand({ target, onSent, onClose }: Props) {
  if (!target) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <InterviewDialog
        key={`${target.id} ${target.interview?.id}`}
        target={target}
        onSent={onSent}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** Its code did not arrive. */
function DialogMissing({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={m.interview_title()} closeLabel={m.ui_close()}>
      <p role="alert">{m.interview_not_opened()}</p>
    </Dialog>
  );
}
