import type { components } from '@/api/schema.gen';

export type HiringReport = components['schemas']['HiringReport'];
export type Totals = components['schemas']['ReportTotals'];
export type FunnelStep = components['schemas']['FunnelStep'];
export type StageStay = components['schemas']['StageStay'];
export type AnswerWeek = components['schemas']['AnswerWeek'];
export type SourceCount = components['schemas']['SourceCount'];
export type ReasonCount = components['schemas']['ReasonCount'];
