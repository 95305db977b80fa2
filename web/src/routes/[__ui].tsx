import { createFileRoute, notFound } from '@tanstack/react-router';
import { isDevelopment } from '@/lib/environment';
import { Gallery } from '@/ui-gallery/gallery';

/** The design system's own page. In production there is no such address. */
export const Route = createFileRoute('/__ui')({
  beforeLoad: () => {
    if (!isDevelopment()) throw notFound();
  },
  component: Gallery,
});
