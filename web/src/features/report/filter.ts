/** What a report tells of. The address is the state: `?period=30&vacancy=bosh-hisobchi`. */

export const PERIODS = ['30', '90', '365', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** What the address does not name. */
export const USUAL_PERIOD: Period = '90';

export interface ReportFilter {
  period?: Period;
  /** The vacancy's slug. */
  vacancy?: string;
}

/** The search params of the address; an invalid value is dropped, never an error. */
export function readFilter(raw: Record<string, unknown>): ReportFilter {
  // The router reads a number as a number.
  const period = PERIODS.find((one) => one === String(raw.period));
  const vacancy =
    typeof raw.vacancy === 'string' && /^[\w-]+$/.test(raw.vacancy) ? raw.vacancy : undefined;
  return {
    ...(period && period !== USUAL_PERIOD && { period }),
    ...(vacancy && { vacancy }),
  };
}

export function changed(
  filter: ReportFilter,
  change: { period?: string; vacancy?: string },
): ReportFilter {
  return readFilter({ ...filter, ...change });
}
