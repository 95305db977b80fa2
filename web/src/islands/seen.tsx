import { Seen } from '@/features/vacancies/seen';

export const Island = Seen;
