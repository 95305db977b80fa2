// The fields of the search form, wherever they stand in the page: beside the list or in the sheet.
import { listParam } from '@/i18n/search-params';
import { amountDigits, readAmount } from '@/lib/amount';
import { groupDigits } from '@/lib/money';
import { changed, type Name, replaced, type Search, switched, type Typed } from './address';

export type Field = HTMLInputElement | HTMLSelectElement;

/** The field of this form that an event came from. */
export function fieldOf(target: EventTarget | null, form: HTMLFormElement): Field | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField && target.form === form && target.name ? target : undefined;
}

export const isPay = ({ name }: Field) => name === 'salary';
/** The text of the query waits until it is sent; every other field applies at once. */
export const isQuery = ({ name }: Field) => name === 'q';

export const isSamePay = (one: string, other: string) => amountDigits(one) === amountDigits(other);

/** The amount in groups of three digits, as the server writes it. */
export function writtenPay(text: string): string {
  const digits = amountDigits(text);
  return digits && groupDigits(Number(digits));
}

/** The search with the state of one field. */
export function withField(search: Search, field: Field, typed: readonly Typed[]): Search {
  const { value } = field;
  const name = field.name as Name;
  if (name === 'salary') {
    const { currency = currencyOf(field) } = readAmount(value) ?? {};
    return changed(search, { salary: amountDigits(value), currency });
  }
  // The same digits would be another pay.
  if (name === 'currency') return changed(search, { salary: undefined, currency: undefined });
  if (name === 'sort') return changed(search, { sort: value });
  if (field instanceof HTMLSelectElement) {
    // Professions belong to their sphere.
    const kept = name === 'sphere' ? changed(search, { profession: undefined }) : search;
    return replaced(kept, typed, name, value);
  }
  const { checked } = field;
  // A district instead of its whole region.
  if (checked && name === 'location' && isInRegion(field, search, typed)) {
    return replaced(search, typed, name, value);
  }
  return switched(search, typed, { name, value, isOn: checked });
}

/** Chosen beside an amount. */
function currencyOf({ form }: Field): string | undefined {
  for (const one of form?.elements ?? []) {
    if (one instanceof HTMLInputElement && one.name === 'currency' && one.checked) return one.value;
  }
  return undefined;
}

/** Regions are offered by the select only, districts of the chosen one by checkboxes. */
function isInRegion({ form }: Field, search: Search, typed: readonly Typed[]): boolean {
  const districts = [...(form?.elements ?? [])].flatMap((one) =>
    one instanceof HTMLInputElement && one.name === 'location' ? [one.value] : [],
  );
  const said = typed.filter(({ name }) => name === 'location').map(({ value }) => value);
  const chosen = [...listParam(search.location), ...said];
  return chosen.some((place) => !districts.includes(place));
}

function filtersOf(form: HTMLFormElement): Field[] {
  return [...form.elements].flatMap((one) => {
    const field = fieldOf(one, form);
    return field && field.type !== 'hidden' && !isQuery(field) ? [field] : [];
  });
}

const isChoice = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** The option that the server chose. */
function writtenOption({ options }: HTMLSelectElement): string {
  const all = [...options];
  return (all.find((option) => option.hasAttribute('selected')) ?? all[0])?.value ?? '';
}

/** Fields that no longer say what the server wrote. */
export function changedFields(form: HTMLFormElement): Field[] {
  return filtersOf(form).filter((field) => {
    if (field instanceof HTMLSelectElement) return field.value !== writtenOption(field);
    if (field.type === 'radio') return field.checked && !field.defaultChecked;
    if (isChoice(field)) return field.checked !== field.defaultChecked;
    return !isSamePay(field.value, field.defaultValue);
  });
}

/** The fields say again what the server wrote. */
export function resetFields(form: HTMLFormElement): void {
  for (const field of filtersOf(form)) {
    if (field instanceof HTMLSelectElement) field.value = writtenOption(field);
    else if (isChoice(field)) field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }
}

/** The filters that the server recognised in the query text, as their fields say. */
export function typedFilters(form: HTMLFormElement, q = ''): Typed[] {
  const typed = new Map<string, Typed>();
  const note = (name: string, { value, dataset }: HTMLInputElement | HTMLOptionElement) => {
    const rest = dataset.typedWithout;
    // A district stands in the list of places too.
    if (rest !== undefined) typed.set(`${name} ${value}`, { name: name as Name, value, q, rest });
  };
  for (const field of filtersOf(form)) {
    if (field instanceof HTMLInputElement) note(field.name, field);
    else for (const option of field.options) note(field.name, option);
  }
  return [...typed.values()];
}
