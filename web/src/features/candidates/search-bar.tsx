import { Search } from 'lucide-react';
import { useState } from 'react';
import { m } from '@/paraglide/messages';

interface SearchBarProps {
  q?: string;
  onSearch: (q: string | undefined) => void;
}

/** The text field above the list. */
export function SearchBar({ q = '', onSearch }: SearchBarProps) {
  const [text, setText] = useState(q);
  // Clearing the list elsewhere on the page changes the URL, and the field follows it.
  const [address, setAddress] = useState(q);
  if (address !== q) {
    setAddress(q);
    setText(q);
  }
  return (
    <search>
      <form
        className="search search-bar"
        aria-label={m.candidates_search_form()}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim() || undefined);
        }}
      >
        <div className="search-part">
          <Search size={20} strokeWidth={1.9} aria-hidden="true" />
          <input
            type="search"
            className="search-input"
            aria-label={m.candidates_search()}
            placeholder={m.candidates_search()}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <button type="submit" className="btn btn-p search-button">
          {m.candidates_find()}
        </button>
      </form>
    </search>
  );
}
