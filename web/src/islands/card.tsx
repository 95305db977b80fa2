import { CardOwn } from '@/features/vacancies/card-own';

export const Island = CardOwn;
