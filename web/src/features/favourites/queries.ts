import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { keepList, keptList } from './kept';
import type { FavouritesAnswer } from './model';

/** `isKept`: the network is down, and this is the list cached last time. */
export type Favourites = FavouritesAnswer & { isKept?: boolean };

/** The key of all pages of favourites, for refetching after a change. */
export const FAVOURITES_KEY = ['get', '/api/v1/wishlist'];

/** One page of the person's saved vacancies; the first page is also cached on the device. */
export const favouritesQuery = (person: string, page: number) =>
  queryOptions({
    queryKey: [...FAVOURITES_KEY, { person, page }],
    queryFn: async ({ signal }): Promise<Favourites> => {
      try {
        const params = { query: { page } };
        const list = await bodyOf(api.GET('/api/v1/wishlist', { params, signal }));
        if (page === 1) keepList(person, list);
        return list;
      } catch (problem) {
        const isOffline = problem instanceof ApiError && problem.status === 0;
        const kept = isOffline && page === 1 ? keptList(person) : undefined;
        if (!kept) throw problem;
        return { ...kept, isKept: true };
      }
    },
  });
