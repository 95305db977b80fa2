import { createFileRoute } from '@tanstack/react-router';

/** Pages inside the whole frame: header, footer, tabs (see `layouts/navigation-effects.ts`). */
export const Route = createFileRoute('/_default')({});
