/** The list of columns while it is changed, before it is saved as a whole. */
import type { components } from '@/api/schema.gen';
import { APPLICATION_STAGES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import type { ApplicationStage } from '../wire';

type Schemas = components['schemas'];

export type StageColumn = Required<Schemas['StageColumn']>;
export interface Stages extends Omit<Schemas['BoardStages'], 'columns'> {
  columns: StageColumn[];
}
export type StagesIn = Schemas['StagesIn'];

/** A column in the form. */
export interface Row {
  /** For React and for the focus. */
  key: string;
  /** Null: a new one. */
  id: string | null;
  stage: ApplicationStage;
  /** Empty: called like its stage. */
  name: string;
  /** Applications in it. */
  count: number;
}

export const rowsOf = ({ columns }: Stages): Row[] =>
  columns.map(({ id, stage, name, count }) => ({ key: id, id, stage, name: name ?? '', count }));

export const titleOf = ({ name, stage }: Pick<Row, 'name' | 'stage'>): string =>
  name.trim() || APPLICATION_STAGES[stage]();

/** The list with one row in another place. */
export function moved(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row) next.splice(Math.max(0, Math.min(to, next.length)), 0, row);
  return next;
}

/** A new column stands after the last one of its stage. */
export function added(rows: readonly Row[], key: string, stage: ApplicationStage): Row[] {
  const last = rows.findLastIndex((row) => row.stage === stage);
  const row: Row = { key, id: null, stage, name: '', count: 0 };
  return last < 0 ? [...rows, row] : rows.toSpliced(last + 1, 0, row);
}

/** The stage keeps at least one column. */
export const isLast = (rows: readonly Row[], { key, stage }: Row): boolean =>
  !rows.some((row) => row.stage === stage && row.key !== key);

/** What is said about a column that goes: where its cards go. */
export interface Gone {
  row: Row;
  heir: Row | undefined;
}

export function goneOf(before: readonly Row[], rows: readonly Row[]): Gone[] {
  return before
    .filter(({ key }) => !rows.some((row) => row.key === key))
    .map((row) => ({ row, heir: rows.find(({ stage }) => stage === row.stage) }));
}

export function consequence({ row, heir }: Gone): string {
  const column = titleOf(row);
  if (row.count === 0 || !heir) return m.columns_gone_empty({ column });
  return m.columns_gone({ column, count: row.count, heir: titleOf(heir) });
}

export type Problems = ReadonlyMap<string, string>;

/** What is wrong, by the key of the row. Two columns are never called the same. */
export function problemsOf(rows: readonly Row[], longest: number): Problems {
  const found = new Map<string, string>();
  const known = new Set<string>();
  for (const { key, name, stage } of rows) {
    const text = name.trim();
    const same = text ? `name ${text.toLowerCase()}` : `stage ${stage}`;
    if ([...text].length > longest) found.set(key, m.error_too_long({ max: longest }));
    else if (known.has(same)) found.set(key, m.columns_name_taken());
    known.add(same);
  }
  return found;
}

export function bodyOf(version: string, rows: readonly Row[]): StagesIn {
  return {
    version,
    columns: rows.map(({ id, stage, name }) => ({ id, stage, name: name.trim() || null })),
  };
}
