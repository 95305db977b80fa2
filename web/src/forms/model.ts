/** What follows from a list of fields: the form's state, how it is stored, and how its answers are compared. */
import { m } from '@/paraglide/messages';
import type { Field, Lists } from './kinds';

/** A list of fields, in the order of the form. */
export type FieldList = Readonly<Record<string, Field>>;

/** Names are those of the API, so that its field errors match. */
export type FormOf<List extends FieldList> = {
  -readonly [Name in keyof List]: List[Name]['empty'];
};

/** Values are strings, booleans and short lists of them. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function modelOf<List extends FieldList>(fields: List) {
  type Name = keyof List & string;
  type Form = FormOf<List>;
  const names = Object.keys(fields) as Name[];
  /** The entry of the list, for code that treats all fields alike. */
  const fieldOf = (name: Name): Field => fields[name] as Field;
  /** One value for each field. */
  const each = <Value>(make: (field: Field, name: Name) => Value): Record<Name, Value> => {
    const made = names.map((name) => [name, make(fieldOf(name), name)]);
    return Object.fromEntries(made) as Record<Name, Value>;
  };
  const empty = each((field) => field.empty) as Form;
  return {
    names,
    fieldOf,
    each,
    empty,
    labelOf: (name: Name): string => fieldOf(name).label(),
    namesOf: (step: string): Name[] => names.filter((name) => fieldOf(name).step === step),
    isField: (name: string): name is Name => Object.hasOwn(fields, name),
    /** Removes empty rows, which are not answers. */
    tidy: (form: Form): Form =>
      each((field, name) => (field.tidy ? field.tidy(form[name]) : form[name])) as Form,
    /** Whether two answers are the same to the server. */
    same: (name: Name, a: unknown, b: unknown): boolean => {
      const { meaning, send } = fieldOf(name);
      return isSame((meaning ?? send)(a), (meaning ?? send)(b));
    },
    send: (form: Form): Record<Name, unknown> => each((field, name) => field.send(form[name])),
    /** A stored form as form state; whatever is missing or has another shape becomes empty. */
    read: (stored: unknown): Form => {
      const wire: Record<string, unknown> =
        typeof stored === 'object' && stored !== null ? { ...stored } : {};
      return each((field, name) => field.read(wire[name])) as Form;
    },
    /** One version of an answer, to compare it with another. */
    comparedText: <One extends Name>(name: One, value: Form[One], lists: Lists): string => {
      const field = fieldOf(name);
      const shown = field.compared
        ? field.compared(value, lists)
        : field
            .lines(value, lists, empty)
            .map(({ text }) => text)
            .join('\n');
      return shown || m.form_nothing();
    },
  };
}
