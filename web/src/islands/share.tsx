import { ShareButton } from '@/features/vacancies/share-button';

export const Island = ShareButton;
