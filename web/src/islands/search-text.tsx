import { SearchText } from '@/features/dictionaries/search-text';

export const Island = SearchText;
