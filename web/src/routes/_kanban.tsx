import { createFileRoute } from '@tanstack/react-router';

/** The board: no footer, and on desktops the height of the window. */
export const Route = createFileRoute('/_kanban')({});
