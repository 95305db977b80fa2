import { limits } from '@/api/limits.gen';
import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { ITEMS } from '../contract';
import { useAnswer } from '../editor-context';
import { ListField } from './list-field';

const LISTS = {
  tasks: {
    label: m.vacancy_form_tasks,
    hint: m.vacancy_form_tasks_hint,
    add: m.vacancy_form_tasks_add,
    example: m.vacancy_form_tasks_example,
    required: true,
  },
  requirements: {
    label: m.vacancy_form_requirements,
    hint: m.vacancy_form_requirements_hint,
    add: m.vacancy_form_requirements_add,
    example: m.vacancy_form_requirements_example,
    required: true,
  },
  advantages: {
    label: m.vacancy_form_advantages,
    hint: m.vacancy_form_advantages_hint,
    add: m.vacancy_form_advantages_add,
    example: m.vacancy_form_advantages_example,
    required: false,
  },
};

/** Duties, requirements and benefits. */
export function TextFields() {
  const about = useAnswer('about');
  const written = countChars(about.value.trim());
  const { minLength, maxLength: max } = limits.About;
  return (
    <>
      <Field
        id={about.id}
        label={m.vacancy_form_about()}
        hint={m.vacancy_form_about_hint({ min: minLength })}
        error={about.problem()}
        counter={{ value: written, max, label: m.ui_counter({ value: written, max }) }}
        required
      >
        <Textarea
          rows={6}
          value={about.value}
          onChange={(event) => about.onChange(event.currentTarget.value)}
        />
      </Field>
      <GrowingList name="tasks" />
      <GrowingList name="requirements" />
      <GrowingList name="advantages" />
    </>
  );
}

function GrowingList({ name }: { name: keyof typeof LISTS }) {
  const answer = useAnswer(name);
  const words = LISTS[name];
  return (
    <ListField
      id={answer.id}
      label={words.label()}
      hint={words.hint()}
      addText={words.add()}
      placeholder={words.example()}
      required={words.required}
      limits={{ ...limits.ListItem, maxItems: ITEMS.maxItems }}
      value={answer.value}
      onChange={answer.onChange}
      error={answer.problem()}
      rowError={(index) => answer.problem(String(index))}
    />
  );
}
