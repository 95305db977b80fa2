/** What is wrong with the answers, under the paths of the server's own errors. */
import { limits } from '@/api/limits.gen';
import type { Problems } from '@/forms/editor/problems';
import { countChars } from '@/forms/schema';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { ABOUT, MAX_ADDRESSES, MAX_PHOTOS, type PageForm, STREET, tidy } from './form';
import { isOfKind, LINK_KINDS } from './links';
import { LIMITS } from './wire';

type Found = [path: string, text: string | undefined][];

export function problems(form: PageForm): Problems {
  const abouts = [
    ['about_uz', form.about_uz],
    ['about_ru', form.about_ru],
    ['about_en', form.about_en],
  ] as const;
  const found: Found = [
    ['name', textProblem(form.name, limits.CompanyName)],
    ...abouts.map(([path, text]): Found[number] => [
      path,
      text.trim() ? textProblem(text, ABOUT) : undefined,
    ]),
    ['photos', form.photos.length > MAX_PHOTOS ? tooMany(MAX_PHOTOS) : undefined],
    ['year', yearProblem(form.year)],
    ['addresses', form.addresses.length > MAX_ADDRESSES ? tooMany(MAX_ADDRESSES) : undefined],
    ...form.addresses.flatMap(
      ({ location, street }, index): Found => [
        [`addresses.${index}.location`, location ? undefined : m.error_required_field()],
        [`addresses.${index}.street`, textProblem(street, STREET)],
      ],
    ),
    ...LINK_KINDS.map((kind): Found[number] => {
      const url = form.links[kind];
      const isFine = url === '' || isOfKind(kind, url);
      const wrong = kind === 'site' ? m.error_invalid_url() : m.company_page_link_wrong();
      return [`links.${kind}`, isFine ? undefined : wrong];
    }),
  ];
  return Object.fromEntries(found.filter(([, text]) => text !== undefined)) as Problems;
}

const tooMany = (max: number) => m.error_too_many({ max });

function textProblem(
  text: string,
  { minLength = 1, maxLength }: { minLength?: number; maxLength: number },
): string | undefined {
  const count = countChars(text.trim());
  if (count === 0) return m.error_required_field();
  if (count < minLength) return m.error_too_short({ min: minLength });
  return count > maxLength ? m.error_too_long({ max: maxLength }) : undefined;
}

function yearProblem(year: string): string | undefined {
  const [min, max] = [LIMITS.firstYear, Number(todayIso().slice(0, 4))];
  const isFine =
    year === '' || (/^\d{4}$/.test(year) && Number(year) >= min && Number(year) <= max);
  return isFine ? undefined : m.company_page_year_wrong({ min, max });
}

/** Server's names of answers that are called otherwise here. */
function pathOf(path: string): string {
  return path.replace(/^about\./, 'about_');
}

export const RULES = { problems, tidy, pathOf };

/** The server counts links in the order in which they were sent; here each kind has its field. */
export function linkPath(path: string, sent: readonly { kind: string }[]): string {
  const [, index] = /^links\.(\d+)/.exec(path) ?? [];
  const kind = index === undefined ? undefined : sent[Number(index)]?.kind;
  return kind ? `links.${kind}` : path;
}
