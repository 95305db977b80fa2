import { StepFields as Fields } from '@/forms/editor/step-fields';
import type { StepName } from '@/forms/vacancy/fields';
import { fieldOf, fieldsOf } from '@/forms/vacancy/form';
import { useAnswers } from '../editor-context';
import { CONTROLS } from './own-fields';

/** The fields of one step of a vacancy. */
export function StepFields({ step }: { step: StepName }) {
  const answerOf = useAnswers();
  return (
    <Fields names={fieldsOf(step)} fieldOf={fieldOf} answerOf={answerOf} controls={CONTROLS} />
  );
}
