/** The page of a company as form state: everything is text until it is sent. */
import { limits } from '@/api/limits.gen';
import { isSame } from '@/forms/model';
import { orNull, readCode, readRecord, readRecords, readText, readTexts } from '@/forms/values';
import type { Locale } from '@/lib/locale';
import { m } from '@/paraglide/messages';
import { LINK_KINDS, type Links, linkName, readLinks } from './links';
import type { Benefit, Page, PageIn, Photo, Size } from './wire';

export interface AddressRow {
  location: string;
  street: string;
}

export interface PageForm {
  name: string;
  cloth: string;
  about_uz: string;
  about_ru: string;
  about_en: string;
  photos: Photo[];
  benefits: Benefit[];
  year: string;
  size: Size | '';
  addresses: AddressRow[];
  links: Links;
}

export type PageField = keyof PageForm;

/** In the order of the form. */
export const FIELDS: readonly PageField[] = [
  'name',
  'cloth',
  'about_uz',
  'about_ru',
  'about_en',
  'photos',
  'benefits',
  'year',
  'size',
  'addresses',
  'links',
];

export const aboutField = (language: Locale) => `about_${language}` as const;

export const BLANK: PageForm = {
  name: '',
  cloth: '',
  about_uz: '',
  about_ru: '',
  about_en: '',
  photos: [],
  benefits: [],
  year: '',
  size: '',
  addresses: [],
  links: readLinks([]),
};

export function formOf(page: Page, name: string): PageForm {
  return {
    name,
    cloth: page.cloth == null ? '' : String(page.cloth),
    about_uz: page.about.uz ?? '',
    about_ru: page.about.ru ?? '',
    about_en: page.about.en ?? '',
    photos: page.photos,
    benefits: page.benefits,
    year: page.year == null ? '' : String(page.year),
    size: page.size ?? '',
    addresses: page.addresses.map(({ location, street }) => ({ location, street })),
    links: readLinks(page.links),
  };
}

export function bodyOf(form: PageForm, version: number): PageIn {
  return {
    about: {
      uz: orNull(form.about_uz),
      ru: orNull(form.about_ru),
      en: orNull(form.about_en),
    },
    links: LINK_KINDS.flatMap((kind) =>
      form.links[kind] ? [{ kind, url: form.links[kind] }] : [],
    ),
    addresses: form.addresses.map(({ location, street }) => ({ location, street: street.trim() })),
    benefits: form.benefits,
    photos: form.photos.map(({ id }) => id),
    year: form.year === '' ? null : Number(form.year),
    size: form.size || null,
    cloth: form.cloth === '' ? null : Number(form.cloth),
    version,
  };
}

/** A copy of the form on this device; whatever is missing or has another shape becomes empty. */
export function readForm(stored: unknown): PageForm {
  const form = readRecord(stored);
  const links = readRecord(form.links);
  return {
    name: readText(form.name),
    cloth: readText(form.cloth),
    about_uz: readText(form.about_uz),
    about_ru: readText(form.about_ru),
    about_en: readText(form.about_en),
    photos: readRecords(form.photos).map(({ id, url, small }) => ({
      id: readText(id),
      url: readText(url),
      small: readText(small),
    })),
    benefits: readBenefits(form.benefits),
    year: readText(form.year),
    size: readCode(SIZES, form.size) ?? '',
    addresses: readRecords(form.addresses).map(({ location, street }) => ({
      location: readText(location),
      street: readText(street),
    })),
    links: readLinks(LINK_KINDS.map((kind) => ({ kind, url: readText(links[kind]) }))),
  };
}

function readBenefits(stored: unknown): Benefit[] {
  return readTexts(stored).flatMap((code) => readCode(BENEFIT_CODES, code) ?? []);
}

/** Two answers are the same when they are the same to the server. */
export const MODEL = {
  names: FIELDS,
  same: (name: PageField, a: unknown, b: unknown) => {
    if (name === 'photos') return isSame(idsOf(a as Photo[]), idsOf(b as Photo[]));
    if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
    return isSame(a, b);
  },
};

const idsOf = (photos: readonly Photo[]) => photos.map(({ id }) => id);

/** Removes empty rows, which are not answers. */
export function tidy(form: PageForm): PageForm {
  const addresses = form.addresses.filter(({ location, street }) => location || street.trim());
  return { ...form, addresses };
}

const LABELS: Readonly<Record<PageField, () => string>> = {
  name: m.company_page_name,
  cloth: m.company_page_cloth,
  about_uz: () => aboutLabel('uz'),
  about_ru: () => aboutLabel('ru'),
  about_en: () => aboutLabel('en'),
  photos: m.company_page_photos,
  benefits: m.company_page_benefits,
  year: m.company_page_year,
  size: m.company_page_size,
  addresses: m.company_page_addresses,
  links: m.company_page_links,
};

export const labelOf = (field: PageField): string => LABELS[field]();

export const LANGUAGES: Readonly<Record<Locale, () => string>> = {
  uz: m.company_page_language_uz,
  ru: m.company_page_language_ru,
  en: m.company_page_language_en,
};

export function aboutLabel(language: Locale): string {
  return m.company_page_about_in({ language: LANGUAGES[language]() });
}

/** One version of an answer, to compare it with another. */
export function textOf(
  field: PageField,
  value: unknown,
  placeName: (slug: string) => string,
): string {
  return comparedText({ ...BLANK, [field]: value }, field, placeName) || m.form_nothing();
}

function comparedText(form: PageForm, field: PageField, placeName: (slug: string) => string) {
  switch (field) {
    case 'cloth':
      return clothName(form.cloth);
    case 'photos':
      return form.photos.length > 0
        ? m.company_page_photos_count({ count: form.photos.length })
        : '';
    case 'benefits':
      return form.benefits.map(benefitName).join(', ');
    case 'addresses':
      return form.addresses
        .map(({ location, street }) => `${placeName(location)}, ${street}`)
        .join('\n');
    case 'links':
      return LINK_KINDS.filter((kind) => form.links[kind])
        .map((kind) => `${linkName(kind)}: ${form.links[kind]}`)
        .join('\n');
    default:
      return form[field];
  }
}

export const isLongText = (field: PageField): boolean => field.startsWith('about_');

const BENEFITS: Readonly<Record<string, () => string>> = {
  official: m.benefit_official,
  bonus: m.benefit_bonus,
  meals: m.benefit_meals,
  transport: m.benefit_transport,
  housing: m.benefit_housing,
  insurance: m.benefit_insurance,
  training: m.benefit_training,
  career: m.benefit_career,
  flexible_hours: m.benefit_flexible_hours,
  remote: m.benefit_remote,
  sport: m.benefit_sport,
  family: m.benefit_family,
  discounts: m.benefit_discounts,
  phone: m.benefit_phone,
  uniform: m.benefit_uniform,
  events: m.benefit_events,
} satisfies Record<Benefit, () => string>;

export const benefitName = (code: string): string => BENEFITS[code]?.() ?? code;

/** Named after the ground of each cloth; the palettes are in `scripts/cloth.ts`. */
export const CLOTHS = [
  m.company_page_cloth_0,
  m.company_page_cloth_1,
  m.company_page_cloth_2,
  m.company_page_cloth_3,
  m.company_page_cloth_4,
  m.company_page_cloth_5,
];

function clothName(cloth: string): string {
  return (cloth === '' ? undefined : CLOTHS[Number(cloth)])?.() ?? m.company_page_cloth_own();
}

export const BENEFIT_CODES = limits.Benefit.enum;
export const SIZES = limits.CompanySize.enum;
export const STREET = limits.Address;
export const ABOUT = limits.About;
export const MAX_PHOTOS = limits.OwnPageIn_photos.maxItems;
export const MAX_ADDRESSES = limits.OwnPageIn_addresses.maxItems;
