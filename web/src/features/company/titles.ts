import { m } from '@/paraglide/messages';

/** Page titles. Routes import them dynamically, so that these texts are not part of other pages' first load. */
export const titles = {
  team: m.team_tab_team,
  join: m.join_title,
  register: m.join_header,
  verification: m.verification_page_title,
};
