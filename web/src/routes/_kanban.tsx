import { createFileRoute, Outlet } from '@tanstack/react-router';
import { KanbanLayout } from '@/layouts/kanban-layout';

export const Route = createFileRoute('/_kanban')({
  component: () => (
    <KanbanLayout>
      <Outlet />
    </KanbanLayout>
  ),
});
