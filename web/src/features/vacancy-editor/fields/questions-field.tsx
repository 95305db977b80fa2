import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { limits } from '@/api/limits.gen';
import { ListField } from '@/forms/editor/list-field';
import { counterOf } from '@/forms/editor/plain-field';
import { useFocusAfter } from '@/forms/editor/use-focus-after';
import { useRowKeys } from '@/forms/editor/use-row-keys';
import type { Question } from '@/forms/vacancy/own-kinds';
import type { CodeOf } from '@/i18n/labels';
import { QUESTION_KINDS } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field, FieldSet } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Switch } from '@/ui/switch';
import { OPTIONS, QUESTIONS } from '../contract';
import { fieldId, useAnswer } from '../editor-context';

const NEW: Question = { text: '', kind: 'text', must_answer: true, options: [] };

/** Questions that every candidate answers when applying: none, or at least the required number. */
export function QuestionsField() {
  const { value: questions, onChange, problem } = useAnswer('questions');
  const errorId = useId();
  const { place, focusAfter } = useFocusAfter<HTMLDivElement>('[data-question]');
  // Switching off and on again keeps the questions.
  const put = useRef<Question[]>([]);
  const { keys, remove: dropKey } = useRowKeys(questions.length);
  const { minItems: min, maxItems: max } = QUESTIONS;
  const isOn = questions.length > 0;
  const must = questions.filter(({ must_answer }) => must_answer).length;
  const error = problem();

  const toggle = (on: boolean) => {
    if (on) {
      onChange(put.current.length > 0 ? put.current : Array.from({ length: min }, () => NEW));
      return;
    }
    put.current = questions;
    onChange([]);
  };
  const change = (index: number, patch: Partial<Question>) =>
    onChange(questions.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  const add = () => {
    focusAfter(-1);
    onChange([...questions, NEW]);
  };
  const remove = (index: number) => {
    dropKey(index);
    focusAfter(Math.max(0, index - 1));
    onChange(questions.filter((_, at) => at !== index));
  };

  return (
    <div ref={place} id={fieldId('questions')} tabIndex={-1} className="form-block">
      <Switch
        label={m.vacancy_form_questions()}
        note={m.vacancy_form_questions_note({ min })}
        checked={isOn}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {isOn && (
        <>
          <p className="questions-count" data-short={must < min || undefined}>
            {m.vacancy_form_questions_count({ must, min })}
          </p>
          {error && (
            <p id={errorId} className="row-problem">
              {error}
            </p>
          )}
          {questions.map((question, index) => (
            <QuestionRow
              key={keys[index]}
              number={index + 1}
              question={question}
              onChange={(patch) => change(index, patch)}
              onRemove={() => remove(index)}
              problem={(part) => problem(`${index}.${part}`)}
            />
          ))}
          {questions.length < max && (
            <div>
              <Button
                size="sm"
                icon={<Plus size={18} strokeWidth={1.9} aria-hidden="true" />}
                onClick={add}
              >
                {m.vacancy_form_question_add()}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface QuestionRowProps {
  number: number;
  question: Question;
  onChange: (patch: Partial<Question>) => void;
  onRemove: () => void;
  problem: (part: string) => string | undefined;
}

function QuestionRow({ number, question, onChange, onRemove, problem }: QuestionRowProps) {
  const id = fieldId(`questions.${number - 1}.text`);
  return (
    <FieldSet label={m.vacancy_form_question({ number })} legendHidden className="question">
      <div className="question-head">
        <Field
          id={id}
          className="question-text"
          label={m.vacancy_form_question({ number })}
          error={problem('text')}
          counter={counterOf(question.text, limits.QuestionText.maxLength)}
          required
        >
          <Input
            data-question
            value={question.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
        </Field>
        <IconButton
          className="question-remove"
          label={m.vacancy_form_question_remove({ number })}
          icon={<Trash2 size={20} strokeWidth={1.8} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="form-pair">
        <Field label={m.vacancy_form_question_kind()}>
          <Select
            options={limits.QuestionKind.enum.map((value) => ({
              value,
              label: QUESTION_KINDS[value](),
            }))}
            value={question.kind}
            onChange={(event) =>
              onChange({ kind: event.currentTarget.value as CodeOf<'QuestionKind'> })
            }
          />
        </Field>
        <Checkbox
          className="question-must"
          label={m.vacancy_form_question_must()}
          checked={question.must_answer}
          onChange={(event) => onChange({ must_answer: event.currentTarget.checked })}
        />
      </div>
      {question.kind === 'choice' && (
        <ListField
          id={fieldId(`questions.${number - 1}.options`)}
          label={m.vacancy_form_options()}
          addText={m.vacancy_form_option_add()}
          required
          limits={{ ...limits.QuestionOption, maxItems: OPTIONS.maxItems }}
          value={question.options}
          onChange={(options) => onChange({ options })}
          error={problem('options')}
          rowError={(index) => problem(`options.${index}`)}
        />
      )}
    </FieldSet>
  );
}
