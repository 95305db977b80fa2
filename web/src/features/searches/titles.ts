import { m } from '@/paraglide/messages';

/** Titles of tabs, asked for by routes without bringing these texts into the first load of other pages. */
export const titles = {
  searches: () => m.searches_title(),
  hidden: () => m.searches_hidden_title(),
  stop: () => m.searches_stop_title(),
};
