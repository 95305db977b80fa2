import type { Job } from './rows';

/** A finished job. */
export const job = (patch: Partial<Job> = {}): Job => ({
  position: 'Buxgalter',
  company: 'Ipak Yoʻli Savdo',
  start: { year: 2022, month: 3 },
  end: { year: 2024, month: 5 },
  present: false,
  description: 'Oylik hisobot',
  ...patch,
});
