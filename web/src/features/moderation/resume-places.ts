import { type FieldName, fieldLabel } from '@/forms/resume/form';
import { m } from '@/paraglide/messages';
import type { SelectOption } from '@/ui/select';

/** What others see of a resume, texts first: a moderator can give a reason only for what employers read. */
const FIELDS: readonly FieldName[] = [
  'position',
  'about',
  'employment',
  'education',
  'additional_education',
  'specialization',
  'skills',
  'computer_skills',
  'name',
  'surname',
  'sphere',
  'work_type',
  'location',
  'salary',
  'languages',
  'driving',
  'social_links',
];

/** Fields of a resume that a reason can refer to. */
export function resumePlaces(): SelectOption[] {
  return [
    ...FIELDS.map((value) => ({ value, label: fieldLabel(value) })),
    // The form's own label of it is a question to the owner.
    { value: 'show_photo', label: m.resume_form_photo() },
  ];
}
