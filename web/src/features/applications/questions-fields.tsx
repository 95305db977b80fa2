import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { Textarea } from '@/ui/textarea';
import { questionKeys, type Typed, YES_NO } from './answers';
import { LONGEST_ANSWER } from './limits';
import type { Question } from './wire';

interface QuestionsFieldsProps {
  questions: readonly Question[];
  typed: Typed;
  /** By the index of the question. */
  problems: ReadonlyMap<number, string>;
  onChange: (index: number, key: string, answer: string) => void;
}

export function QuestionsFields({ questions, typed, problems, onChange }: QuestionsFieldsProps) {
  const keys = questionKeys(questions);
  return (
    <ol className="respond-questions">
      {[...questions.entries()].map(([index, question]) => {
        const key = keys[index] ?? question.text;
        return (
          <li key={key}>
            <QuestionField
              question={question}
              value={typed[key] ?? ''}
              error={problems.get(index)}
              onChange={(answer) => onChange(index, key, answer)}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface QuestionFieldProps {
  question: Question;
  value: string;
  error?: string;
  onChange: (answer: string) => void;
}

function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const { text, kind, must_answer, options } = question;
  const field = {
    label: text,
    error,
    required: must_answer,
    hint: must_answer ? undefined : m.response_optional(),
  };
  switch (kind) {
    case 'yes_no':
    case 'choice':
      return (
        <RadioGroup
          {...field}
          look={kind === 'yes_no' ? 'segments' : 'list'}
          options={kind === 'yes_no' ? yesNo() : options.map((one) => ({ value: one, label: one }))}
          value={value || null}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <Field {...field}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            className="respond-number"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      );
    default:
      return (
        <Field {...field} counter={counterOf(value)}>
          <Textarea rows={3} value={value} onChange={(event) => onChange(event.target.value)} />
        </Field>
      );
  }
}

function yesNo() {
  const [yes, no] = YES_NO;
  return [
    { value: yes, label: m.form_yes() },
    { value: no, label: m.form_no() },
  ];
}

function counterOf(text: string) {
  const value = countChars(text.trim());
  return { value, max: LONGEST_ANSWER, label: m.ui_counter({ value, max: LONGEST_ANSWER }) };
}
