import { StepFields as Fields } from '@/forms/editor/step-fields';
import type { StepName } from '@/forms/vacancy/fields';
import { fieldOf, fieldsOf } from '@/forms/vacancy/form';
import { useAnswers, useEditorContent } from '../editor-context';
import { FieldReasons } from '../refusal-reasons';
import { topOf } from '../steps';
import { CONTROLS } from './own-fields';

/** The fields of one step of a vacancy. */
export function StepFields({ step }: { step: StepName }) {
  const answerOf = useAnswers();
  const { reasons = [] } = useEditorContent();
  return (
    <Fields
      names={fieldsOf(step)}
      fieldOf={fieldOf}
      answerOf={answerOf}
      controls={CONTROLS}
      noteOf={(name) => {
        const own = reasons.filter(({ field }) => field != null && topOf(field) === name);
        return own.length > 0 && <FieldReasons reasons={own} />;
      }}
    />
  );
}
