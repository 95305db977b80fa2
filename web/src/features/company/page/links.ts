/** Addresses of a company elsewhere, one for each kind. */
import { limits } from '@/api/limits.gen';
import { m } from '@/paraglide/messages';
import type { LinkKind } from './wire';

export type Links = Record<LinkKind, string>;

/** In the order of the form and of the page. */
export const LINK_KINDS: readonly LinkKind[] = limits.CompanyLinkKind.enum;

/** Where the pages of a network are; the person only types what follows. */
const PREFIXES: Links = {
  site: 'https://',
  telegram: 'https://t.me/',
  instagram: 'https://instagram.com/',
  facebook: 'https://facebook.com/',
  linkedin: 'https://linkedin.com/company/',
  youtube: 'https://youtube.com/@',
};

const NAMES: Readonly<Record<LinkKind, () => string>> = {
  site: m.company_page_link_site,
  telegram: m.social_network_telegram,
  instagram: m.social_network_instagram,
  facebook: m.social_network_facebook,
  linkedin: m.social_network_linkedin,
  youtube: m.social_network_youtube,
};

export const linkName = (kind: LinkKind): string => NAMES[kind]();

export function readLinks(links: readonly { kind: LinkKind; url: string }[]): Links {
  const found = (kind: LinkKind) => links.find((link) => link.kind === kind)?.url ?? '';
  return Object.fromEntries(LINK_KINDS.map((kind) => [kind, found(kind)])) as Links;
}

/** What stands before the typed part: `t.me/`. */
export function shownPrefix(kind: LinkKind): string {
  return PREFIXES[kind].replace('https://', kind === 'site' ? 'https://' : '');
}

/** The part of an address that the person types. An address of another site is shown as a whole. */
export function typedPart(kind: LinkKind, url: string): string {
  const prefix = PREFIXES[kind];
  return url.startsWith(prefix) ? url.slice(prefix.length) : url;
}

/** The address of what was typed or pasted: `@non_uz`, `t.me/non_uz`, `https://www.t.me/non_uz`. */
export function urlOf(kind: LinkKind, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const prefix = PREFIXES[kind];
  const bare = text.replace(/^https?:\/\//i, '');
  if (kind === 'site') return prefix + bare;
  const start = prefix.replace('https://', '');
  const ours = bare.replace(/^www\./i, '');
  if (ours.toLowerCase().startsWith(start)) return prefix + ours.slice(start.length);
  const [host = ''] = start.split('/');
  // Other pages of the same network: `linkedin.com/in/non`.
  if (ours.toLowerCase().startsWith(`${host}/`)) return `https://${host}${ours.slice(host.length)}`;
  return bare === text ? prefix + text.replace(/^[@/]+/, '') : text;
}

/** Whether the address is one of this kind. */
export function isOfKind(kind: LinkKind, url: string): boolean {
  if (kind === 'site') return /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/.test(url);
  const [host = ''] = PREFIXES[kind].replace('https://', '').split('/');
  return url.startsWith(`https://${host}/`) && !/\s/.test(url) && url.length > host.length + 9;
}
