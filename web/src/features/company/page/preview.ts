import type { Locale } from '@/lib/locale';
import { aboutField, benefitName, type PageForm } from './form';
import { LINK_KINDS } from './links';
import { LIMITS, type Member, type PublicCompany } from './wire';

/** The public page as it will be after saving, with the text in the language that is being written. */
export function previewOf(
  known: PublicCompany,
  form: PageForm,
  language: Locale,
  placeName: (slug: string) => string,
): PublicCompany {
  const texts = [form[aboutField(language)], form.about_uz, form.about_ru, form.about_en];
  const year = Number(form.year);
  return {
    ...known,
    name: form.name.trim() || known.name,
    cloth: form.cloth === '' ? null : Number(form.cloth),
    about: texts.find((text) => text.trim() !== '')?.trim() ?? null,
    photos: form.photos,
    benefits: form.benefits.map((code) => ({ code, label: benefitName(code) })),
    owned_year: year >= LIMITS.firstYear ? year : null,
    size: form.size || null,
    addresses: form.addresses
      .filter(({ location, street }) => location && street.trim())
      .map(({ location, street }) => ({
        location,
        location_name: placeName(location),
        street: street.trim(),
      })),
    links: LINK_KINDS.filter((kind) => form.links[kind] !== '').map((kind) => ({
      kind,
      url: form.links[kind],
    })),
  };
}

/** What is known about a company that has no public page. */
export function unpublished(company: Member): PublicCompany {
  const since = new Date().toISOString();
  return {
    ...company,
    open_vacancies: 0,
    since,
    about: null,
    links: [],
    addresses: [],
    benefits: [],
    photos: [],
    mark: null,
    truth: { since, open_vacancies: 0, closed_vacancies: 0, complaints_upheld: 0 },
  };
}
