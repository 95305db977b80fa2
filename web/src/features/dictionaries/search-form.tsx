import { ChevronDown, MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getLocale, joinLocale } from '@/i18n/locale';
import { paintedField } from '@/lib/turns';
import { m } from '@/paraglide/messages';
import { cx } from '@/ui/cx';
import type { Named } from './queries';
import { rememberSearch } from './recent-searches';
import { SearchText } from './search-text';

export interface SearchWords {
  q?: string;
  location?: string;
}

interface SearchFormProps extends SearchWords {
  /** The id of the form: fields elsewhere on the page refer to it by their `form` attribute. */
  id?: string;
  /** The field for the place; undefined where the page already has one. */
  regions?: readonly Named[];
  /** One line above a list of results instead of the block of the home page. */
  isBar?: boolean;
  onSearch: (words: SearchWords) => void;
}

/** What, where, button. Without scripts it is an ordinary form that leads to the same URL. */
export function SearchForm(props: SearchFormProps) {
  const { id, q = '', location = '', regions, isBar = false, onSearch } = props;
  const [what, setWhat] = useState(() => paintedField('q')?.value ?? q);
  const [where, setWhere] = useState(
    () => (regions && paintedField('location')?.value) ?? location,
  );
  // Removing a filter elsewhere on the page changes the URL, and the fields follow it.
  const [address, setAddress] = useState({ q, location });
  if (address.q !== q || address.location !== location) {
    setAddress({ q, location });
    setWhat(q);
    setWhere(location);
  }
  const search = (text: string) => {
    const words = text.trim();
    rememberSearch(words);
    onSearch({ q: words || undefined, location: where || undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(what);
  };

  return (
    <search>
      <form
        id={id}
        className={cx('search', isBar && 'search-bar')}
        action={joinLocale(getLocale(), '/jobs')}
        aria-label={m.search_form()}
        onSubmit={submit}
      >
        <SearchText
          value={what}
          onChange={setWhat}
          onPick={(text) => {
            setWhat(text);
            search(text);
          }}
        />
        {regions && <PlaceSelect regions={regions} value={where} onChange={setWhere} />}
        <button type="submit" className="btn btn-p search-button">
          {isBar ? m.search_find() : m.search_submit()}
        </button>
      </form>
    </search>
  );
}

interface PlaceSelectProps {
  regions: readonly Named[];
  value: string;
  onChange: (value: string) => void;
}

function PlaceSelect({ regions, value, onChange }: PlaceSelectProps) {
  return (
    <div className="search-part">
      <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
      <select
        className="search-select"
        name="location"
        aria-label={m.search_where()}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{m.search_anywhere()}</option>
        {regions.map((region) => (
          <option key={region.slug} value={region.slug}>
            {region.name}
          </option>
        ))}
      </select>
      <ChevronDown className="search-chevron" size={18} strokeWidth={2.2} aria-hidden="true" />
    </div>
  );
}
