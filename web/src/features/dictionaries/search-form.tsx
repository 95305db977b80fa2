import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, MapPin, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getLocale, joinLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { SuggestionList, useListNavigation } from '@/ui/suggestion-list';
import { useSuggestions } from '@/ui/use-suggestions';
import { type Named, suggestPositions } from './queries';

const LIST_ID = 'search-positions';
/** One letter fits hundreds of professions; from two on the list says something. */
const MIN_LETTERS = 2;

interface SearchFormProps {
  regions: readonly Named[];
  /** What the address already says, on pages of results. */
  q?: string;
  location?: string;
  /** Other filters of that address; a new search leaves them on. */
  keep?: object;
}

/** What, where, button. Without scripts it is an ordinary form that leads to the same address. */
export function SearchForm({ regions, q = '', location = '', keep }: SearchFormProps) {
  const navigate = useNavigate();
  const [what, setWhat] = useState(q);
  const [where, setWhere] = useState(location);
  const [open, setOpen] = useState(false);
  // A filter removed elsewhere on the page changes the address: the fields follow it.
  const [address, setAddress] = useState({ q, location });
  if (address.q !== q || address.location !== location) {
    setAddress({ q, location });
    setWhat(q);
    setWhere(location);
  }
  const typed = what.trim();
  const isOpen = open && typed.length >= MIN_LETTERS;
  const suggestions = useSuggestions(suggestPositions, typed, isOpen);

  const go = (position: string) => {
    setOpen(false);
    const search = { ...keep, q: position.trim() || undefined, location: where || undefined };
    void navigate({ to: '/jobs', search });
  };
  const pick = (option: { label: string }) => {
    setWhat(option.label);
    go(option.label);
  };
  const list = useListNavigation({
    listId: LIST_ID,
    options: suggestions.options,
    open: isOpen,
    setOpen,
    onPick: pick,
    firstIsActive: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(what);
  };

  return (
    <search>
      <form
        className="search"
        action={joinLocale(getLocale(), '/jobs')}
        aria-label={m.search_form()}
        onSubmit={submit}
      >
        <div className="search-what">
          <Search size={20} strokeWidth={1.9} aria-hidden="true" />
          <input
            {...list.inputProps}
            className="search-input"
            type="search"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            aria-label={m.search_what()}
            placeholder={m.search_what()}
            value={what}
            onChange={(event) => {
              setWhat(event.currentTarget.value);
              setOpen(true);
            }}
            onKeyDown={list.onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <SuggestionList
            id={LIST_ID}
            label={m.search_what()}
            open={isOpen}
            suggestions={suggestions}
            active={list.active}
            texts={{
              loading: m.search_loading(),
              empty: m.search_empty(),
              failed: m.search_failed(),
              found: (count) => m.search_found({ count }),
            }}
            onPick={pick}
          />
        </div>
        <div className="search-where">
          <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
          <select
            className="search-select"
            name="location"
            aria-label={m.search_where()}
            value={where}
            onChange={(event) => setWhere(event.currentTarget.value)}
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
        <button type="submit" className="btn btn-p search-button">
          {m.search_submit()}
        </button>
      </form>
    </search>
  );
}
