import { type FormEvent, useId, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { AGES, KINDS, LANGUAGES, LEVELS, type QueueFilter } from './queue-filter';
import { durationText, languageText, RISKS } from './words';

interface QueueFiltersProps {
  filter: QueueFilter;
  onChange: (change: QueueFilter) => void;
}

const HOUR = 60;

export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  const label = useId();
  const pick = <T extends string | number>(list: readonly T[], value: string) =>
    list.find((item) => String(item) === value);
  return (
    <fieldset className="mod-filters" aria-labelledby={label}>
      <legend id={label} className="sr-only">
        {m.moderation_filters()}
      </legend>
      <Field label={m.moderation_filter_kind()}>
        <Select
          placeholder={m.moderation_filter_any()}
          options={KINDS.map((value) => ({
            value,
            label: value === 'edit' ? m.moderation_edit() : m.moderation_new(),
          }))}
          value={filter.kind ?? ''}
          onChange={(event) => onChange({ kind: pick(KINDS, event.currentTarget.value) })}
        />
      </Field>
      <Field label={m.moderation_filter_risk()}>
        <Select
          placeholder={m.moderation_filter_any()}
          options={LEVELS.map((value) => ({ value, label: RISKS[value].text() }))}
          value={filter.risk ?? ''}
          onChange={(event) => onChange({ risk: pick(LEVELS, event.currentTarget.value) })}
        />
      </Field>
      <Field label={m.moderation_filter_language()}>
        <Select
          placeholder={m.moderation_filter_any()}
          options={LANGUAGES.map((value) => ({ value, label: languageText(value) }))}
          value={filter.language ?? ''}
          onChange={(event) => onChange({ language: pick(LANGUAGES, event.currentTarget.value) })}
        />
      </Field>
      <Field label={m.moderation_filter_age()}>
        <Select
          placeholder={m.moderation_filter_any()}
          options={AGES.map((hours) => ({
            value: String(hours),
            label: m.moderation_filter_longer({ time: durationText(hours * HOUR) }),
          }))}
          value={String(filter.hours ?? '')}
          onChange={(event) => onChange({ hours: pick(AGES, event.currentTarget.value) })}
        />
      </Field>
      <CompanyFilter
        key={filter.company}
        company={filter.company ?? ''}
        onChange={(company) => onChange({ company })}
      />
    </fieldset>
  );
}

function CompanyFilter({
  company,
  onChange,
}: {
  company: string;
  onChange: (company: string | undefined) => void;
}) {
  const [name, setName] = useState(company);
  const send = () => name.trim() !== company && onChange(name.trim() || undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit}>
      <Field label={m.moderation_filter_company()}>
        <Input
          type="search"
          enterKeyHint="search"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={send}
        />
      </Field>
    </form>
  );
}
