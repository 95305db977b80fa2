/** Labels of every action: the same verb in the menu, in the confirmation and on its button. */
import { m } from '@/paraglide/messages';
import type { OwnAction } from './model';

interface ActionWords {
  verb: () => string;
  title: () => string;
  text: () => string;
  done: () => string;
  danger?: boolean;
}

/** Actions that need a confirmation. */
export type AskedAction = Exclude<OwnAction, 'edit' | 'clone'>;

export const ACTIONS: Record<AskedAction, ActionWords> = {
  pause: {
    verb: m.my_vacancies_pause,
    title: m.my_vacancies_pause_title,
    text: m.my_vacancies_pause_text,
    done: m.my_vacancies_pause_done,
  },
  resume: {
    verb: m.my_vacancies_resume,
    title: m.my_vacancies_resume_title,
    text: m.my_vacancies_resume_text,
    done: m.my_vacancies_resume_done,
  },
  prolong: {
    verb: m.my_vacancies_prolong,
    title: m.my_vacancies_prolong_title,
    text: m.my_vacancies_prolong_text,
    done: m.my_vacancies_prolong_done,
  },
  close: {
    verb: m.my_vacancies_close,
    title: m.my_vacancies_close_title,
    text: m.my_vacancies_close_text,
    done: m.my_vacancies_close_done,
    danger: true,
  },
  delete: {
    verb: m.my_vacancies_delete,
    title: m.my_vacancies_delete_title,
    text: m.my_vacancies_delete_text,
    done: m.my_vacancies_delete_done,
    danger: true,
  },
};
