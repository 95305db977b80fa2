import { createFileRoute, notFound } from '@tanstack/react-router';
import { isDevelopment } from '@/lib/environment';
import { Gallery } from '@/ui-gallery/gallery';

/** The component gallery. In production this path does not exist. */
export const Route = createFileRoute('/__ui')({
  beforeLoad: () => {
    if (!isDevelopment()) throw notFound();
  },
  component: Gallery,
});
