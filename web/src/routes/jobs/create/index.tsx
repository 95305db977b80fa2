import { createFileRoute } from '@tanstack/react-router';
import { PlaceFields } from '@/features/vacancy-editor/fields/place-fields';

export const Route = createFileRoute('/jobs/create/')({ component: PlaceFields });
