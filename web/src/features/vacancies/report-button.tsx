import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { saveAfterLogin } from '@/session/after-login';
import { checkMe } from '@/session/me';
import { Button } from '@/ui/button';
import type { ReportTarget } from './queries';

// Rarely needed, so it is loaded on demand.
const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog')).ReportDialog,
}));

interface ReportButtonProps {
  target: ReportTarget;
  slug: string;
  label: string;
}

/** Reports a problem. Only signed-in people may: three reports hide a vacancy. */
export function ReportButton({ target, slug, label }: ReportButtonProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const press = async () => {
    const me = await checkMe(queryClient).catch(() => undefined);
    if (me === null) {
      saveAfterLogin(router.state.location.href);
      await router.navigate({ to: '/auth/login' });
      return;
    }
    setOpen(true);
  };
  return (
    <div className="report">
      <Button
        look="quiet"
        size="sm"
        icon={<Flag size={18} strokeWidth={1.8} aria-hidden="true" />}
        onClick={press}
      >
        {label}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog target={target} slug={slug} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
