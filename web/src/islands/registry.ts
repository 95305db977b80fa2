import type { ComponentType } from 'react';

/** The component of each island, by the name in `data-island`. Its props are the JSON of `data-props`. */
// biome-ignore lint/suspicious/noExplicitAny: each island knows its own props, the server writes them.
export const ISLANDS: Record<string, () => Promise<{ Island: ComponentType<any> }>> = {
  account: () => import('./account'),
  bell: () => import('./bell'),
  'candidate-home': () => import('./candidate-home'),
  card: () => import('./card'),
  'card-mark': () => import('./card-mark'),
  contacts: () => import('./contacts'),
  'employer-home': () => import('./employer-home'),
  'home-name': () => import('./home-name'),
  'home-news': () => import('./home-news'),
  'owner-numbers': () => import('./owner-numbers'),
  photos: () => import('./photos'),
  report: () => import('./report'),
  'save-search': () => import('./save-search'),
  'search-text': () => import('./search-text'),
  seen: () => import('./seen'),
  share: () => import('./share'),
  'vacancy-bar': () => import('./vacancy-bar'),
  viewed: () => import('./viewed'),
};
