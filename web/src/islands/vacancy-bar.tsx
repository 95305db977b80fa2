import { VacancyBar } from '@/features/vacancies/vacancy-bar';

export const Island = VacancyBar;
