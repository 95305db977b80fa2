import { useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { Waiting } from '@/forms/waiting';
import { pathTo } from '@/i18n/go';
import { askToSignIn } from '@/session/asked';
import { checkMe } from '@/session/me';
import { Button, ButtonLink } from '@/ui/button';
import { onDemand } from '@/ui/on-demand';
import { useMarks } from './my-marks';
import type { ReportTarget } from './queries';
import { useIntended } from './use-intended';

// Rarely needed, so it is loaded on demand.
const ReportDialog = onDemand(async () => (await import('./report-dialog')).ReportDialog);

interface ReportProps<Target extends ReportTarget = ReportTarget> {
  target: Target;
  slug: string;
  label: string;
}

const LOOK = {
  look: 'quiet',
  size: 'sm',
  icon: <Flag size={18} strokeWidth={1.8} aria-hidden="true" />,
} as const;

/** Reports a problem, on pages of the app. */
export function ReportButton({ label, ...about }: ReportProps) {
  const { open, dialog } = useReport(about);
  return (
    <div className="report">
      <Button {...LOOK} onClick={() => void open()}>
        {label}
      </Button>
      {dialog}
    </div>
  );
}

type PublicProps = ReportProps<'vacancy' | 'company'>;

/** On documents: a link to a page with the form, which opens as a dialog here. */
export function ReportLink(props: PublicProps) {
  return props.target === 'vacancy' ? <VacancyReport {...props} /> : <PageLink {...props} />;
}

/** Nobody reports an own vacancy. */
function VacancyReport(props: PublicProps) {
  return useMarks(props.slug)?.is_own ? null : <PageLink {...props} />;
}

function PageLink({ label, ...about }: PublicProps) {
  const { open, dialog } = useReport(about);
  const press = (event: MouseEvent) => {
    // A click with a key pressed asks the browser for a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  const folder = about.target === 'vacancy' ? 'jobs' : 'company';
  return (
    <>
      <ButtonLink
        {...LOOK}
        href={pathTo(`/${folder}/${about.slug}/report`)}
        rel="nofollow"
        onClick={press}
      >
        {label}
      </ButtonLink>
      {dialog}
    </>
  );
}

/** Only signed-in people may: three reports hide a vacancy. */
function useReport({ target, slug }: Omit<ReportProps, 'label'>) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const me = await checkMe(queryClient).catch(() => undefined);
    if (me !== null) setOpen(true);
    else if (target !== 'resume') askToSignIn({ act: 'report', target, slug });
  };
  useIntended(
    (wanted) => wanted.act === 'report' && wanted.target === target && wanted.slug === slug,
    () => setOpen(true),
  );
  const dialog = isOpen && (
    <Suspense fallback={<Waiting />}>
      <ReportDialog target={target} slug={slug} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open, dialog };
}
