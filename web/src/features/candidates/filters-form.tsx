import { m } from '@/paraglide/messages';
import { PayFilter } from '@/ui/pay-filter';
import '@/ui/rail.css';
import { Select } from '@/ui/select';
import { type ChoiceKey, choicesOf, type FilterLists, TITLES } from './filters';
import { type CandidateSearch, CODES, changed, FILTERS } from './search';

export interface FiltersProps {
  search: CandidateSearch;
  lists: FilterLists;
  onChange: (search: CandidateSearch) => void;
}

/** All filters of the list, used in the side bar and in the sheet. */
export function FiltersForm({ id, ...props }: FiltersProps & { id: string }) {
  const { search, onChange } = props;
  return FILTERS.map((key) =>
    key === 'salary_to' ? (
      <PayFilter
        key={key}
        name={key}
        currencies={CODES.currency}
        value={{ amount: search.salary_to, currency: search.currency ?? CODES.currency[0] }}
        onChange={({ amount, currency }) =>
          onChange(changed(search, { salary_to: amount, currency }))
        }
        texts={{
          title: m.candidates_pay(),
          currency: m.candidates_pay_currency(),
          amount: m.candidates_pay_most(),
          unit: m.candidates_pay_unit(),
        }}
      />
    ) : (
      <ChoiceFilter key={key} {...props} name={key} id={`${id}-${key}`} />
    ),
  );
}

function ChoiceFilter({
  id,
  name,
  search,
  lists,
  onChange,
}: FiltersProps & { id: string; name: ChoiceKey }) {
  const value = search[name] ?? '';
  const options = choicesOf(name, lists);
  // An address may name a district, which the list of regions does not have.
  if (value && !options.some((option) => option.value === value)) {
    options.unshift({ value, label: value });
  }
  return (
    <div className="rail-part">
      <label className="rail-title" htmlFor={id}>
        {TITLES[name]()}
      </label>
      <Select
        id={id}
        name={name}
        placeholder={name === 'location' ? m.candidates_anywhere() : m.candidates_any()}
        options={options}
        value={value}
        onChange={(event) => onChange(changed(search, { [name]: event.currentTarget.value }))}
      />
    </div>
  );
}
