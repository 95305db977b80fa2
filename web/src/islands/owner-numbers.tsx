import { OwnerNumbers } from '@/features/vacancies/owner-numbers';

export const Island = OwnerNumbers;
