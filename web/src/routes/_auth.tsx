import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AuthLayout } from '@/layouts/auth-layout';

/** Sign-in pages: the header and one narrow column, nothing that distracts. */
export const Route = createFileRoute('/_auth')({
  component: () => (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  ),
});
