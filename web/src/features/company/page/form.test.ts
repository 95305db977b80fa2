import { describe, expect, it } from 'vitest';
import { merge } from '@/forms/editor/merge';
import { BLANK, bodyOf, formOf, MODEL, type PageForm, readForm, tidy } from './form';
import { isOfKind, typedPart, urlOf } from './links';
import { linkPath, problems } from './rules';
import type { LinkKind, Page } from './wire';

const PAGE: Page = {
  about: { uz: 'Har kuni tongda issiq non yopamiz.', ru: null, en: null },
  links: [{ kind: 'telegram', url: 'https://t.me/non_uz' }],
  addresses: [{ location: 'chilonzor', location_name: 'Chilonzor', street: 'Bunyodkor 1' }],
  benefits: ['meals'],
  photos: [{ id: 'p1', url: '/files/p1.jpg', small: '/files/p1-s.jpg' }],
  year: 1998,
  size: '11-50',
  cloth: 3,
  version: 7,
};
const FORM = formOf(PAGE, 'Non');

describe('the form', () => {
  it('comes back to the server as it was', () => {
    const { version: _, ...rest } = PAGE;
    expect(bodyOf(FORM, 7)).toEqual({
      ...rest,
      photos: ['p1'],
      addresses: [{ location: 'chilonzor', street: 'Bunyodkor 1' }],
      version: 7,
    });
  });

  it('sends empty answers as null', () => {
    expect(bodyOf({ ...BLANK, about_ru: '  ' }, 1)).toMatchObject({
      about: { uz: null, ru: null, en: null },
      links: [],
      year: null,
      size: null,
      cloth: null,
    });
  });

  it('survives on the device, whatever was stored there', () => {
    expect(readForm(JSON.parse(JSON.stringify(FORM)))).toEqual(FORM);
    expect(readForm({ name: 5, photos: 'x', size: 'huge', links: null })).toEqual(BLANK);
  });

  it('drops rows that were never filled in', () => {
    const rows = [...FORM.addresses, { location: '', street: ' ' }];
    expect(tidy({ ...FORM, addresses: rows }).addresses).toEqual(FORM.addresses);
  });
});

describe('two people', () => {
  it('write in different languages without a conflict', () => {
    const mine = { ...FORM, about_ru: 'Печём хлеб.' };
    const theirs = { ...FORM, about_uz: 'Issiq non yopamiz.' };
    const { form, clashes } = merge<PageForm>(MODEL, FORM, mine, theirs);
    expect(clashes).toEqual([]);
    expect(form).toMatchObject({ about_ru: 'Печём хлеб.', about_uz: 'Issiq non yopamiz.' });
  });

  it('do not conflict over photos whose addresses alone differ', () => {
    const photos = [{ id: 'p1', url: '/files/p1.jpg?2', small: '/files/p1-s.jpg?2' }];
    const { clashes } = merge<PageForm>(
      MODEL,
      FORM,
      { ...FORM, photos },
      { ...FORM, year: '1999' },
    );
    expect(clashes).toEqual([]);
    const other = { ...FORM, photos: [] };
    const added = { ...FORM, photos: [...photos, { id: 'p2', url: '', small: '' }] };
    expect(merge<PageForm>(MODEL, FORM, other, added).clashes.map(({ field }) => field)).toEqual([
      'photos',
    ]);
  });
});

describe('links', () => {
  it.each<[LinkKind, string, string]>([
    ['telegram', '@non_uz', 'https://t.me/non_uz'],
    ['telegram', 't.me/non_uz', 'https://t.me/non_uz'],
    ['instagram', 'https://www.instagram.com/non.uz/', 'https://instagram.com/non.uz/'],
    ['linkedin', 'https://www.linkedin.com/in/non', 'https://linkedin.com/in/non'],
    ['youtube', 'non', 'https://youtube.com/@non'],
    ['site', 'non.uz', 'https://non.uz'],
    ['site', 'http://non.uz/haqida', 'https://non.uz/haqida'],
    ['facebook', 'https://example.com/non', 'https://example.com/non'],
    ['facebook', '  ', ''],
  ])('%s: %s is %s', (kind, typed, url) => {
    expect(urlOf(kind, typed)).toBe(url);
  });

  it.each<[LinkKind, string, boolean]>([
    ['telegram', 'https://t.me/non_uz', true],
    ['telegram', 'https://t.me/', false],
    ['telegram', 'https://t.me.example.com/non', false],
    ['facebook', 'https://example.com/non', false],
    ['site', 'https://non.uz/haqida', true],
    ['site', 'https://non', false],
    ['site', 'https://non uz.uz', false],
  ])('%s: whether %s is one is %s', (kind, url, expected) => {
    expect(isOfKind(kind, url)).toBe(expected);
  });

  it('shows what follows the prefix', () => {
    expect(typedPart('telegram', 'https://t.me/non_uz')).toBe('non_uz');
    expect(typedPart('telegram', 'https://example.com/x')).toBe('https://example.com/x');
  });
});

describe('rules', () => {
  it('accept a page with nothing but the name', () => {
    expect(problems({ ...BLANK, name: 'Non' })).toEqual({});
    expect(problems(FORM)).toEqual({});
  });

  it.each<[string, Partial<PageForm>]>([
    ['name', { name: ' ' }],
    ['year', { year: '1700' }],
    ['year', { year: '2999' }],
    ['year', { year: '199' }],
    ['addresses.0.location', { addresses: [{ location: '', street: 'Navoiy 5' }] }],
    ['addresses.0.street', { addresses: [{ location: 'chilonzor', street: '' }] }],
    ['links.facebook', { links: { ...FORM.links, facebook: 'https://example.com/non' } }],
    ['about_ru', { about_ru: 'а'.repeat(100_000) }],
  ])('%s', (path, patch) => {
    expect(Object.keys(problems({ ...FORM, ...patch }))).toEqual([path]);
  });

  it("show the server's error at the field of its kind", () => {
    const sent = [{ kind: 'site' }, { kind: 'youtube' }];
    expect(linkPath('links.1.url', sent)).toBe('links.youtube');
    expect(linkPath('addresses.1.street', sent)).toBe('addresses.1.street');
  });
});
