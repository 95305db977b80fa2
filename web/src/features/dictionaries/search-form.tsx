import { useNavigate } from '@tanstack/react-router';
import { Briefcase, ChevronDown, type LucideIcon, MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getLocale, joinLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import type { HomeLists, Named } from './queries';

interface SearchFormProps {
  lists: HomeLists;
  /** What the address already says, on pages of results. */
  sphere?: string;
  location?: string;
}

/** What, where, button. Without scripts it is an ordinary form that leads to the same address. */
export function SearchForm({ lists, sphere = '', location = '' }: SearchFormProps) {
  const navigate = useNavigate();
  const [what, setWhat] = useState(sphere);
  const [where, setWhere] = useState(location);
  // A filter removed elsewhere on the page changes the address: the fields follow it.
  const [address, setAddress] = useState({ sphere, location });
  if (address.sphere !== sphere || address.location !== location) {
    setAddress({ sphere, location });
    setWhat(sphere);
    setWhere(location);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = { sphere: what || undefined, location: where || undefined };
    void navigate({ to: '/jobs', search });
  };

  return (
    <search>
      <form
        className="search"
        action={joinLocale(getLocale(), '/jobs')}
        aria-label={m.search_form()}
        onSubmit={submit}
      >
        <SearchSelect
          name="sphere"
          icon={Briefcase}
          label={m.search_sphere()}
          all={m.search_any_sphere()}
          options={lists.spheres}
          value={what}
          onChange={setWhat}
        />
        <SearchSelect
          name="location"
          icon={MapPin}
          label={m.search_where()}
          all={m.search_anywhere()}
          options={lists.regions}
          value={where}
          onChange={setWhere}
        />
        <button type="submit" className="btn btn-p search-button">
          {m.search_submit()}
        </button>
      </form>
    </search>
  );
}

interface SearchSelectProps {
  name: string;
  icon: LucideIcon;
  label: string;
  all: string;
  options: readonly Named[];
  value: string;
  onChange: (value: string) => void;
}

function SearchSelect(props: SearchSelectProps) {
  const { name, icon: Icon, label, all, options, value, onChange } = props;
  return (
    <div className="search-part">
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      <select
        className="search-select"
        name={name}
        aria-label={label}
        // An old link may name what is no longer in the list.
        value={options.some(({ slug }) => slug === value) ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.slug} value={option.slug}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown className="search-chevron" size={18} strokeWidth={2.2} aria-hidden="true" />
    </div>
  );
}
