import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';

/** The candidate says that he will come. */
export const confirmInterview = (id: string) =>
  bodyOf(
    api.POST('/api/v1/interviews/{id}/answer', {
      params: { path: { id } },
      body: { answer: 'confirm' },
    }),
  );
