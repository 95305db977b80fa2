/** Sample content of the gallery: invented people and companies, translated texts. */
import { m } from '@/paraglide/messages';
import type { ComboboxOption } from '@/ui/use-suggestions';

export const COMPANIES = [
  'Ziyo Maktab',
  'Registon Tech',
  'Shifo Klinika',
  'Oltin Vodiy',
  'Lola Studio',
];
export const PEOPLE = ['Malika Yusupova', 'Jasur Karimov', 'Oʻktam Gʻaniyev', 'Шахноза Каримова'];

export function cities(): ComboboxOption[] {
  return [
    { value: 'tashkent', label: m.ui_demo_city_tashkent() },
    { value: 'samarkand', label: m.ui_demo_city_samarkand() },
    { value: 'andijan', label: m.ui_demo_city_andijan() },
    { value: 'fergana', label: m.ui_demo_city_fergana() },
    { value: 'khorezm', label: m.ui_demo_city_khorezm() },
  ];
}

export function professions(): ComboboxOption[] {
  return [
    { value: 'teacher', label: m.ui_demo_prof_teacher(), note: m.ui_demo_education() },
    { value: 'nurse', label: m.ui_demo_prof_nurse() },
    { value: 'driver', label: m.ui_demo_prof_driver() },
    { value: 'accountant', label: m.ui_demo_prof_accountant() },
    { value: 'developer', label: m.ui_demo_prof_developer() },
    { value: 'seller', label: m.ui_demo_prof_seller() },
    { value: 'cook', label: m.ui_demo_prof_cook() },
  ];
}

/** Simulates a server: responds after a delay with options that contain the text. */
export function slowly(options: readonly ComboboxOption[]) {
  return async (query: string): Promise<readonly ComboboxOption[]> => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  };
}
