import type { Labels } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import type { Network } from './contract';

export const NETWORK_NAMES: Labels<Network> = {
  telegram: m.social_network_telegram,
  instagram: m.social_network_instagram,
  facebook: m.social_network_facebook,
  linkedin: m.social_network_linkedin,
  github: m.social_network_github,
  youtube: m.social_network_youtube,
  other: m.social_network_other,
};

/** Where profiles of a network are; the person only types the name. */
const PROFILES: Partial<Record<Network, string>> = {
  telegram: 'https://t.me/',
  instagram: 'https://instagram.com/',
  facebook: 'https://facebook.com/',
  linkedin: 'https://linkedin.com/in/',
  github: 'https://github.com/',
  youtube: 'https://youtube.com/@',
};

/** The address of a profile; empty when the network does not tell it. */
export function profileUrl(network: Network, username: string): string {
  const name = username.trim().replace(/^@/, '');
  const start = PROFILES[network];
  return start && name !== '' ? start + encodeURIComponent(name) : '';
}
