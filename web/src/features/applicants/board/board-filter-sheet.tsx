import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RECOMMENDATIONS } from '@/i18n/application-labels';
import { CURRENCIES } from '@/i18n/labels';
import { todayIso } from '@/lib/day';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { DateInput } from '@/ui/date-picker';
import { Field } from '@/ui/field';
import { FilterSheet } from '@/ui/filter-sheet';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { useSettled } from '@/ui/use-settled';
import { type ApplicantFilter, cleared, SORTS as ORDER, readFilter } from '../filter';
import { type Named, SORTS } from './filter-words';
import { wholeBoardQuery } from './pages';

/** Nobody earns more; longer numbers are typing errors. */
const DIGITS = 11;

interface BoardFilterSheetProps {
  filter: ApplicantFilter;
  spheres: readonly Named[];
  onChange: (filter: ApplicantFilter) => void;
  onClose: () => void;
}

/** Every filter of the board. The board that is counted is the one that is shown afterwards. */
export function BoardFilterSheet({ filter, spheres, onChange, onClose }: BoardFilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const { data } = useQuery({
    ...wholeBoardQuery(useQueryClient(), useSettled(draft)),
    placeholderData: keepPreviousData,
  });
  const count = data?.total ?? 0;
  const set = (name: keyof ApplicantFilter, value: unknown) =>
    setDraft(readFilter({ ...draft, [name]: value }));
  return (
    <FilterSheet
      title={m.board_filter()}
      closeLabel={m.ui_close()}
      clearText={m.board_clear()}
      showText={m.board_show({ count, shown: groupDigits(count) })}
      onClear={() => setDraft({ ...cleared(draft), q: draft.q, stage: draft.stage })}
      onShow={() => onChange(draft)}
      onClose={onClose}
    >
      <div className="board-filters">
        <Checkbox
          label={m.board_unread()}
          checked={draft.unread === true}
          onChange={(event) => set('unread', event.currentTarget.checked)}
        />
        <Checkbox
          label={m.board_late_only()}
          checked={draft.late === true}
          onChange={(event) => set('late', event.currentTarget.checked)}
        />
        <Field label={m.board_sphere()}>
          <Select
            placeholder={m.board_any()}
            options={spheres.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={draft.sphere ?? ''}
            onChange={(event) => set('sphere', event.currentTarget.value)}
          />
        </Field>
        <Field label={m.board_salary()}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            unit={CURRENCIES.UZS()}
            value={draft.salary_max ? groupDigits(draft.salary_max) : ''}
            onChange={(event) =>
              set('salary_max', event.currentTarget.value.replace(/\D/g, '').slice(0, DIGITS))
            }
          />
        </Field>
        <Field label={m.board_recommendation()}>
          <Select
            placeholder={m.board_any()}
            options={(['yes', 'maybe', 'no'] as const).map((value) => ({
              value,
              label: RECOMMENDATIONS[value](),
            }))}
            value={draft.recommendation ?? ''}
            onChange={(event) => set('recommendation', event.currentTarget.value)}
          />
        </Field>
        <Field label={m.board_since()}>
          <DateInput
            max={todayIso()}
            value={draft.since ?? ''}
            onChange={(event) => set('since', event.currentTarget.value)}
          />
        </Field>
        <Field label={m.board_sort()}>
          <Select
            options={ORDER.map((value) => ({ value, label: SORTS[value]() }))}
            value={draft.sort ?? 'newest'}
            onChange={(event) => set('sort', event.currentTarget.value)}
          />
        </Field>
      </div>
    </FilterSheet>
  );
}
