import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Select } from '@/ui/select';
import { PayFloor } from './filter-pay';
import { Districts, PlaceSelect } from './filter-place';
import {
  changed,
  type FacetValue,
  type FilterKey,
  type FiltersProps,
  isChosen,
  type Named,
  replaced,
  toggled,
} from './filters';
import { CODES, type JobSearch } from './search';
import { ValueList } from './value-list';
import '@/ui/rail.css';

/** All filters of the list, used in the side bar and in the sheet. `templates/jobs_rail.html` renders the same. */
export function FiltersForm(props: FiltersProps) {
  const { search, applied, facets, lists, form, onChange } = props;
  const id = (name: string) => `${form ? 'rail' : 'sheet'}-${name}`;
  const set = (change: JobSearch) => onChange(changed(search, change));
  const sphere = isOneOf(search.sphere, lists.spheres) ? search.sphere : '';
  return (
    <>
      <PlaceSelect {...props} id={id('location')} />
      <Districts {...props} />
      <div className="rail-part">
        <label className="rail-title" htmlFor={id('sphere')}>
          {m.search_sphere()}
        </label>
        <Select
          id={id('sphere')}
          name="sphere"
          form={form}
          placeholder={m.search_any_sphere()}
          options={lists.spheres.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={sphere}
          onChange={(event) => {
            const next = changed(search, { profession: undefined });
            onChange(replaced(next, applied, 'sphere', event.currentTarget.value));
          }}
        />
      </div>
      <PayFloor search={search} form={form} onChange={onChange} />
      <Choices {...props} filter="work_type" title={m.jobs_work()} order={CODES.work} />
      <Choices {...props} filter="experience" title={m.jobs_experience()} />
      <Choices {...props} filter="profession" title={m.jobs_profession()} />
      <Choices {...props} filter="education" title={m.jobs_education()} order={CODES.education} />
      <Choices {...props} filter="language" title={m.jobs_language()} />
      <div className="rail-part">
        <label className="rail-title" htmlFor={id('period')}>
          {m.jobs_period()}
        </label>
        <Select
          id={id('period')}
          name="period"
          form={form}
          placeholder={m.jobs_period_any()}
          options={[
            { value: '1', label: m.jobs_period_1() },
            { value: '3', label: m.jobs_period_3() },
            { value: '7', label: m.jobs_period_7() },
            { value: '30', label: m.jobs_period_30() },
          ]}
          value={search.period ?? ''}
          onChange={(event) => set({ period: event.currentTarget.value })}
        />
      </div>
      <fieldset className="rail-part">
        <legend className="rail-title">{m.jobs_other()}</legend>
        <Checkbox
          name="with_salary"
          value="true"
          form={form}
          label={m.jobs_with_salary()}
          count={facets ? groupDigits(facets.with_salary) : undefined}
          checked={search.with_salary === 'true'}
          onChange={(event) =>
            set({ with_salary: event.currentTarget.checked ? 'true' : undefined })
          }
        />
        <Checkbox
          name="resume_required"
          value="false"
          form={form}
          label={m.jobs_resume_not_required()}
          count={facets ? groupDigits(facets.resume_not_required) : undefined}
          checked={search.resume_required === 'false'}
          onChange={(event) =>
            set({ resume_required: event.currentTarget.checked ? 'false' : undefined })
          }
        />
      </fieldset>
    </>
  );
}

function isOneOf(slug: string | undefined, list: readonly Named[]): boolean {
  return list.some((one) => one.slug === slug);
}

type ChoiceKey = Extract<
  FilterKey,
  'work_type' | 'experience' | 'profession' | 'education' | 'language' | 'location'
>;

interface ChoicesProps extends FiltersProps {
  filter: ChoiceKey;
  title: string;
  /** The order of the values; without it they are sorted by count. */
  order?: readonly string[];
}

function Choices({ order, ...props }: ChoicesProps) {
  const { filter, facets, search, applied, onChange } = props;
  const values = facets?.[filter] ?? [];
  const place = ({ value }: FacetValue) => order?.indexOf(value) ?? 0;
  return (
    <ValueList
      {...props}
      name={filter === 'work_type' ? 'work' : filter}
      values={order ? [...values].sort((one, other) => place(one) - place(other)) : values}
      isOn={(value) => isChosen(search, applied, filter, value)}
      onToggle={(value) => onChange(toggled(search, applied, filter, value))}
    />
  );
}
