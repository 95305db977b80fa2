import { CardMark } from '@/features/vacancies/card-mark';

export const Island = CardMark;
