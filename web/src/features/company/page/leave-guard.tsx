import { useBlocker } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { ConfirmDialog } from '@/ui/dialog';

/**
 * Asks before another page opens while changes are not saved. Closing the tab is not held up: the changes are on this
 * device and come back with the editor.
 */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={m.company_page_leave_title()}
      confirmText={m.company_page_leave()}
      cancelText={m.company_page_stay()}
      closeLabel={m.ui_close()}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {m.company_page_leave_text()}
    </ConfirmDialog>
  );
}
