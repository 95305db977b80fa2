import { ViewedStrip } from '@/features/vacancies/viewed-strip';

export const Island = ViewedStrip;
