import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  APPLICATION_STAGES,
  RECOMMENDATIONS as RECOMMENDATION_WORDS,
} from '@/i18n/application-labels';
import { CURRENCIES } from '@/i18n/labels';
import { todayIso } from '@/lib/day';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Chip } from '@/ui/chip';
import { DateInput } from '@/ui/date-picker';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import './applicants.css';
import { type Named, SORTS as SORT_WORDS } from './board/filter-words';
import {
  type ApplicantFilter,
  changed,
  RECOMMENDATIONS,
  readFilter,
  SORTS,
  STAGES,
} from './filter';
import type { StageCount } from './wire';

export interface ListFiltersProps {
  filter: ApplicantFilter;
  counts: readonly StageCount[];
  late: number;
  spheres: readonly Named[];
  onChange: (filter: ApplicantFilter) => void;
  /** In a row, where each field says itself what it is. */
  isRow?: boolean;
}

/** Longer numbers are typing errors. */
const DIGITS = 11;
const PAUSE_MS = 500;

/** All filters of the list besides the text; in a row on wide screens, in a sheet on phones. */
export function ListFilters(props: ListFiltersProps) {
  const { filter, counts, late, spheres, onChange, isRow = false } = props;
  const set = (name: keyof ApplicantFilter, value: unknown) =>
    onChange(readFilter({ ...filter, page: undefined, [name]: value }));
  const of = (stage: string) => counts.find((one) => one.stage === stage)?.count ?? 0;
  const unread = counts.reduce((sum, one) => sum + one.unread, 0);
  return (
    <div className="applicants-filters" data-row={isRow || undefined}>
      <Field label={m.applicants_stage()} labelHidden={isRow}>
        <Select
          placeholder={isRow ? m.applicants_all_stages() : m.board_any()}
          options={STAGES.map((value) => ({
            value,
            label: `${APPLICATION_STAGES[value]()} (${groupDigits(of(value))})`,
          }))}
          value={filter.stage ?? ''}
          onChange={(event) => set('stage', event.currentTarget.value)}
        />
      </Field>
      <Field label={m.applicants_own_verdict()} labelHidden={isRow}>
        <Select
          placeholder={isRow ? m.applicants_any_verdict() : m.board_any()}
          options={RECOMMENDATIONS.toReversed().map((value) => ({
            value,
            label: RECOMMENDATION_WORDS[value](),
          }))}
          value={filter.recommendation ?? ''}
          onChange={(event) => set('recommendation', event.currentTarget.value)}
        />
      </Field>
      <Field label={m.board_sphere()} labelHidden={isRow}>
        <Select
          placeholder={isRow ? m.board_sphere() : m.board_any()}
          options={spheres.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={filter.sphere ?? ''}
          onChange={(event) => set('sphere', event.currentTarget.value)}
        />
      </Field>
      <SalaryField
        value={filter.salary_max}
        isRow={isRow}
        onChange={(value) => set('salary_max', value)}
      />
      <Field label={isRow ? m.applicants_since() : m.board_since()} className="applicants-since">
        <DateInput
          max={todayIso()}
          value={filter.since ?? ''}
          onChange={(event) => set('since', event.currentTarget.value)}
        />
      </Field>
      <Field label={m.board_sort()} labelHidden={isRow} className="applicants-sort">
        <Select
          options={SORTS.map((value) => ({ value, label: SORT_WORDS[value]() }))}
          value={filter.sort ?? 'newest'}
          onChange={(event) => set('sort', event.currentTarget.value)}
        />
      </Field>
      <div className="applicants-toggles">
        <Chip
          pressed={filter.unread === true}
          onClick={() => onChange(changed(filter, { unread: filter.unread ? undefined : true }))}
        >
          {m.board_unread()} <span className="applicants-toggle-count">{groupDigits(unread)}</span>
        </Chip>
        <Chip
          pressed={filter.late === true}
          onClick={() => onChange(changed(filter, { late: filter.late ? undefined : true }))}
        >
          {m.board_late_only()} <span className="applicants-toggle-count">{groupDigits(late)}</span>
        </Chip>
      </div>
    </div>
  );
}

interface SalaryFieldProps {
  value: number | undefined;
  isRow: boolean;
  onChange: (value: string) => void;
}

/** The list is not reloaded after each digit. */
function SalaryField({ value, isRow, onChange }: SalaryFieldProps) {
  const shown = value ? groupDigits(value) : '';
  const [text, setText] = useState(shown);
  const [address, setAddress] = useState(value);
  if (address !== value) {
    setAddress(value);
    setText(shown);
  }
  const commit = () => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    if (digits !== String(value ?? '')) onChange(digits);
  };
  const commitLater = useEffectEvent(commit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each digit.
  useEffect(() => {
    const timer = setTimeout(commitLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={m.board_salary()} labelHidden={isRow}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        unit={CURRENCIES.UZS()}
        placeholder={isRow ? m.applicants_salary_to() : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
      />
    </Field>
  );
}

interface SearchFieldProps {
  q?: string;
  onSearch: (q: string | undefined) => void;
}

/** Searches names, positions and answers while one types. */
export function SearchField({ q = '', onSearch }: SearchFieldProps) {
  const [text, setText] = useState(q);
  // Clearing elsewhere on the page changes the address, and the field follows it.
  const [address, setAddress] = useState(q);
  if (address !== q) {
    setAddress(q);
    if (text.trim() !== q) setText(q);
  }
  const search = () => {
    if (text.trim() !== q) onSearch(text.trim() || undefined);
  };
  const searchLater = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter.
  useEffect(() => {
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="applicants-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Input
          type="search"
          icon={<Search size={20} strokeWidth={1.9} aria-hidden="true" />}
          aria-label={m.board_search_label()}
          placeholder={m.applicants_search()}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
