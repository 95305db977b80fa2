/** What a refused change says: why, and where the application may go instead. */
import { ApiError } from '@/api/errors';
import { failureLine, headError } from '@/forms/failure';
import { APPLICATION_STAGES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import type { ApplicationStage } from './wire';

interface Refused {
  kind: 'refused';
  text: string;
  stages: ApplicationStage[];
}

export function refused(failure: unknown): Refused {
  const stages = stagesOf(failure);
  return { kind: 'refused', text: withStages(failureLine(failure), stages), stages };
}

/** The same for the head of a form, whose fields show their own errors. */
export function refusedHead(failure: unknown, fields: readonly string[]): string | undefined {
  const text = headError(failure, fields);
  return text && withStages(text, stagesOf(failure));
}

function stagesOf(failure: unknown): ApplicationStage[] {
  const known = failure instanceof ApiError ? failure.answer.stages : undefined;
  if (!Array.isArray(known)) return [];
  return known.filter((one): one is ApplicationStage => one in APPLICATION_STAGES);
}

function withStages(text: string, stages: readonly ApplicationStage[]): string {
  if (stages.length === 0) return text;
  const names = stages.map((stage) => APPLICATION_STAGES[stage]()).join(', ');
  return `${text} ${m.applicants_may_go({ stages: names })}`;
}
