import type { Complained, ReportedSide } from './model';

type Target = Complained['target'];

/** Whose messages a complaint is about, by its target. */
const SIDES: Partial<Record<Target, ReportedSide>> = {
  company_messages: 'customer',
  candidate_messages: 'candidate',
};

export function isMessages(target: Target): boolean {
  return target in SIDES;
}

export function sideOf(target: Target): ReportedSide {
  return SIDES[target] ?? 'candidate';
}

export function isSide(text: string): text is ReportedSide {
  return text === 'customer' || text === 'candidate';
}
