import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { MessageTemplates } from './wire';

/** Templates of messages. They rarely change, so one answer serves every dialog. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['message-templates'],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/message-templates', { signal }))) as MessageTemplates,
    staleTime: 5 * 60_000,
  });
