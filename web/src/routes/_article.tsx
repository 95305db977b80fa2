import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ArticleLayout } from '@/layouts/article-layout';

export const Route = createFileRoute('/_article')({
  component: () => (
    <ArticleLayout>
      <Outlet />
    </ArticleLayout>
  ),
});
