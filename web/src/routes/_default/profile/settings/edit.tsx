import { createFileRoute } from '@tanstack/react-router';
import {
  dictionariesQuery,
  locationsQuery,
  spheresQuery,
  suggestPositions,
} from '@/features/dictionaries/queries';
import { EditPage } from '@/features/settings/edit/edit-page';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/profile/settings/edit')({
  loader: async ({ context }) => {
    const [places, spheres, dictionaries] = await Promise.all([
      context.queryClient.ensureQueryData(locationsQuery()),
      context.queryClient.ensureQueryData(spheresQuery()),
      context.queryClient.ensureQueryData(dictionariesQuery()),
    ]);
    return { places: places.data, spheres: spheres.data, languages: dictionaries.data.language };
  },
  head: () => ({ meta: [{ title: m.settings_edit_title() }] }),
  component: Edit,
});

function Edit() {
  return <EditPage dictionaries={{ ...Route.useLoaderData(), suggestPositions }} />;
}
