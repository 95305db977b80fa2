import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ConsoleLayout } from '@/features/console/console-layout';

export const Route = createFileRoute('/admin/_console')({
  beforeLoad: async ({ context, location }) => {
    const { needStaff } = await import('@/features/console/guard');
    await needStaff(context.queryClient, location.pathname);
  },
  component: () => (
    <ConsoleLayout>
      <Outlet />
    </ConsoleLayout>
  ),
});
