import { PhotoOpener } from '@/features/companies/photo-opener';

export const Island = PhotoOpener;
