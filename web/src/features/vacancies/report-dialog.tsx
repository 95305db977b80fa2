import { ComplaintDialog } from '@/forms/complaint-dialog';
import { m } from '@/paraglide/messages';
import { type ReportTarget, sendReport } from './queries';

const TITLES: Record<ReportTarget, () => string> = {
  vacancy: m.vacancy_report,
  company: m.company_report,
  resume: m.candidate_report,
};

interface ReportDialogProps {
  target: ReportTarget;
  slug: string;
  onClose: () => void;
}

/** A complaint about something that is published. */
export function ReportDialog({ target, slug, onClose }: ReportDialogProps) {
  return (
    <ComplaintDialog
      about={target}
      title={TITLES[target]()}
      send={(complaint) => sendReport(target, slug, complaint)}
      onClose={onClose}
    />
  );
}
