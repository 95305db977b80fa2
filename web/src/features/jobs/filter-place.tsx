import { listParam } from '@/i18n/search-params';
import { m } from '@/paraglide/messages';
import { Select } from '@/ui/select';
import { type FiltersProps, isChosen, replaced, toggled, typedIn } from './filters';
import { ValueList } from './value-list';

/** Places that filter the list, from the URL and from the query text. */
function chosenPlaces({ search, applied }: FiltersProps): string[] {
  const typed = typedIn(search, applied).filter(({ key }) => key === 'location');
  return [...listParam(search.location), ...typed.map(({ value }) => value)];
}

/** The region. A district chosen without its region is offered here too, so that the field shows the current value. */
export function PlaceSelect({ id, ...props }: FiltersProps & { id: string }) {
  const { search, applied, facets, lists, form, onChange } = props;
  const places = chosenPlaces(props);
  const options = lists.regions.map(({ slug, name }) => ({ value: slug, label: name }));
  const isRegion = (slug: string) => lists.regions.some((region) => region.slug === slug);
  const shown = places.find(isRegion) ?? places[0] ?? '';
  if (shown && !isRegion(shown)) {
    const label =
      facets?.location.find(({ value }) => value === shown)?.label ??
      applied.find(({ key, value }) => key === 'location' && value === shown)?.label;
    options.unshift({ value: shown, label: label ?? shown });
  }
  return (
    <div className="rail-part">
      <label className="rail-title" htmlFor={id}>
        {m.search_where()}
      </label>
      <Select
        id={id}
        name="location"
        form={form}
        placeholder={m.search_anywhere()}
        options={options}
        value={shown}
        onChange={(event) =>
          onChange(replaced(search, applied, 'location', event.currentTarget.value))
        }
      />
    </div>
  );
}

/** Districts of the chosen region. Choosing one replaces the whole region. */
export function Districts(props: FiltersProps) {
  const { search, applied, facets, lists, form, onChange } = props;
  const regions = new Set(lists.regions.map(({ slug }) => slug));
  const districts = (facets?.location ?? []).filter(({ value }) => !regions.has(value));
  const isWhole = chosenPlaces(props).some((slug) => regions.has(slug));
  const change = isWhole ? replaced : toggled;
  return (
    <ValueList
      title={m.jobs_districts()}
      name="location"
      form={form}
      values={districts}
      isOn={(value) => isChosen(search, applied, 'location', value)}
      onToggle={(value) => onChange(change(search, applied, 'location', value))}
    />
  );
}
