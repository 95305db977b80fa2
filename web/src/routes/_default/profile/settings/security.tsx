import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '@/features/settings/security/security-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/settings/security')({
  // The page of the history; anything invalid is the first one.
  validateSearch: (raw: Record<string, unknown>): { page?: number } => {
    const page = Number(raw.page);
    return Number.isInteger(page) && page > 1 ? { page } : {};
  },
  head: () => ({ meta: [{ title: m.settings_security_title() }] }),
  component: Security,
});

function Security() {
  const { page = 1 } = Route.useSearch();
  return <SecurityPage page={page} />;
}
