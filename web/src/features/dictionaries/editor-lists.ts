import type { QueryClient } from '@tanstack/react-query';
import { dictionariesQuery, locationsQuery, spheresQuery, suggestPositions } from './queries';

/** All dictionaries that a vacancy's answers are chosen from. */
export async function loadEditorLists(queryClient: QueryClient) {
  const [places, spheres, lists] = await Promise.all([
    queryClient.ensureQueryData(locationsQuery()),
    queryClient.ensureQueryData(spheresQuery()),
    queryClient.ensureQueryData(dictionariesQuery()),
  ]);
  return {
    places: places.data,
    spheres: spheres.data,
    languages: lists.data.language,
    suggestPositions,
  };
}
