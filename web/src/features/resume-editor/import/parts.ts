/** The parts of a resume that an import has found, and how the chosen ones become a form. */
import { limits } from '@/api/limits.gen';
import { isSame } from '@/forms/model';
import {
  EMPTY,
  type FieldName,
  fieldLabel,
  fieldOf,
  type ResumeForm,
  tidy,
} from '@/forms/resume/form';
import { m } from '@/paraglide/messages';
import type { Dictionaries } from '../editor-context';

interface Part {
  id: string;
  /** By default that of its first field. */
  label?: () => string;
  fields: readonly FieldName[];
  /** The fields are one answer, such as a name. */
  isOneLine?: boolean;
}

/** Together they have every field that is published. */
export const PARTS: readonly Part[] = [
  { id: 'position', fields: ['position'] },
  {
    id: 'wish',
    label: m.resume_import_part_wish,
    fields: ['sphere', 'salary', 'hide_salary', 'work_type'],
  },
  { id: 'location', fields: ['location'] },
  {
    id: 'name',
    label: m.resume_import_part_name,
    fields: ['name', 'surname'],
    isOneLine: true,
  },
  { id: 'person', label: m.resume_import_part_person, fields: ['birthday', 'sex'] },
  {
    id: 'contacts',
    label: m.resume_import_part_contacts,
    fields: ['phones', 'email', 'address'],
  },
  { id: 'employment', fields: ['employment', 'no_experience'] },
  {
    id: 'education',
    label: m.resume_import_part_education,
    fields: ['education_level', 'specialization', 'education'],
  },
  { id: 'courses', fields: ['additional_education'] },
  { id: 'skills', label: m.resume_import_part_skills, fields: ['skills', 'computer_skills'] },
  { id: 'languages', fields: ['languages'] },
  { id: 'driving', label: m.resume_import_part_driving, fields: ['driving', 'has_car'] },
  { id: 'links', fields: ['social_links'] },
  { id: 'about', fields: ['about'] },
];

export interface FoundPart {
  id: string;
  label: string;
  lines: string[];
  /** What the account already knows and this part would replace; empty when that is nothing or the same. */
  instead: string;
}

const isFound = (found: ResumeForm, name: FieldName) => !isSame(found[name], EMPTY[name]);

/** The parts with something in them. */
export function partsOf(
  found: ResumeForm,
  blank: ResumeForm,
  dictionaries: Dictionaries,
): FoundPart[] {
  const linesOf = (form: ResumeForm, fields: readonly FieldName[]) =>
    fields.flatMap((name) =>
      // A tick has no text of its own.
      form[name] === true
        ? [fieldLabel(name)]
        : isSame(form[name], EMPTY[name])
          ? []
          : fieldOf(name)
              .lines(form[name], dictionaries, form)
              .map(({ text }) => text),
    );
  return PARTS.flatMap(({ id, label, fields, isOneLine }) => {
    const named = fields.filter((name) => isFound(found, name));
    const [first] = named;
    if (!first) return [];
    // The number of the account stays, so it is not replaced.
    const replaced = named.filter((name) => name !== 'phones' && !isSame(found[name], blank[name]));
    const lines = linesOf(found, named);
    const instead =
      isOneLine && replaced.length > 0
        ? linesOf(blank, fields).join(' ')
        : linesOf(blank, replaced).join(', ');
    return [
      {
        id,
        label: label?.() ?? fieldLabel(first),
        lines: isOneLine ? [lines.join(' ')] : lines,
        instead,
      },
    ];
  });
}

/** A new resume with the chosen parts; the rest is what the account knows. */
export function formOf(
  found: ResumeForm,
  blank: ResumeForm,
  chosen: ReadonlySet<string>,
): ResumeForm {
  const names = PARTS.filter(({ id }) => chosen.has(id))
    .flatMap(({ fields }) => fields)
    .filter((name) => isFound(found, name));
  const taken: Partial<ResumeForm> = Object.fromEntries(names.map((name) => [name, found[name]]));
  // The first number is that of the account.
  const phones = [...new Set([...blank.phones, ...(taken.phones ?? [])])];
  // Files list jobs in any order.
  return tidy({
    ...blank,
    ...taken,
    phones: phones.slice(0, limits.ResumeForm_phones.maxItems),
  });
}
