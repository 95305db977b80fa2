import { SaveSearch } from '@/features/searches/save-search';

export const Island = SaveSearch;
