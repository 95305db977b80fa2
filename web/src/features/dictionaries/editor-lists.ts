import type { QueryClient } from '@tanstack/react-query';
import { dictionariesQuery, locationsQuery, spheresQuery, suggestPositions } from './queries';

/** The same for later; what does not come now is asked for when it is needed. */
export const prefetchLists = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery(locationsQuery()),
    queryClient.prefetchQuery(spheresQuery()),
    queryClient.prefetchQuery(dictionariesQuery()),
  ]);

/** All dictionaries that the answers of a vacancy or a resume are chosen from. */
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
    licences: lists.data.licence,
    computerSkills: lists.data.computer_skill,
    suggestPositions,
  };
}
