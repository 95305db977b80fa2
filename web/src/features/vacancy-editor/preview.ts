/** The vacancy as others will see it, built on this device: nothing of it is published yet. */

import type { VacancyForm } from '@/forms/vacancy/form';
import { toWire } from '@/forms/vacancy/form';
import type { Vacancy } from './contract';
import type { Dictionaries, NamedPlace } from './editor-context';

export interface PreviewCompany {
  slug: string;
  name: string;
  location_name: string;
  about?: string | null;
  avatar?: { large: string; small: string } | null;
}

export function previewOf(
  form: VacancyForm,
  company: PreviewCompany,
  lists: Dictionaries,
): Vacancy {
  const wire = toWire(form);
  const place = lists.places.find(({ slug }) => slug === form.location);
  const region = regionOf(lists.places, place);
  const professions = lists.spheres.flatMap((sphere) => sphere.professions);
  const preview = {
    ...wire,
    id: '',
    slug: '',
    category_id: form.sphere[0] ?? '',
    // A district alone is ambiguous; the server formats places the same way.
    location_name: [...new Set([region?.short_name, place?.short_name ?? form.location])]
      .filter(Boolean)
      .join(', '),
    region_name: region?.short_name ?? '',
    salary: wire.hide_salary ? null : wire.salary,
    type: 'standard',
    published_at: null,
    liked: false,
    contacted: false,
    sphere_names: form.sphere.map((slug) => ({
      slug,
      name: lists.spheres.find((sphere) => sphere.slug === slug)?.name ?? slug,
    })),
    profession_name: professions.find(({ code }) => code === form.profession)?.name ?? null,
    languages: wire.languages.map(({ language, level }) => ({
      language,
      level,
      name: lists.languages.find(({ code }) => code === language)?.name ?? language,
    })),
    question_count: wire.questions.length,
    has_contacts: Boolean(wire.for_communication_link || wire.for_communication_phone),
    has_link: wire.for_communication_link !== null,
    updated_at: '',
    expires_at: null,
    is_own: true,
    customer: {
      slug: company.slug,
      name: company.name,
      avatar: company.avatar,
      location_name: company.location_name,
      about_short: company.about,
      is_verified: false,
      open_vacancies: 0,
    },
  };
  // The codes were chosen from our dictionaries, so they are valid.
  return preview as Vacancy;
}

function regionOf(
  places: readonly NamedPlace[],
  place: NamedPlace | undefined,
): NamedPlace | undefined {
  if (place?.parent_id == null) return place;
  return regionOf(
    places,
    places.find(({ id }) => id === place.parent_id),
  );
}
