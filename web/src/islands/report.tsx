import { ReportLink } from '@/features/vacancies/report-button';

export const Island = ReportLink;
