import { Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { m } from '@/paraglide/messages';
import { useUniqueId } from '@/ui/use-unique-id';

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions')).SearchSuggestions,
}));

interface SearchTextProps {
  value: string;
  onChange: (text: string) => void;
  /** Called when a suggestion is chosen: it is searched for at once. */
  onPick: (text: string) => void;
}

/** The state of the suggestion list that the field exposes through ARIA. */
export interface ListState {
  isShown: boolean;
  active?: string;
}

/**
 * The text field of the search. Suggestions are loaded when it first gets the focus, to keep them out of the first
 * load.
 */
export function SearchText({ value, onChange, onPick }: SearchTextProps) {
  const listId = useUniqueId();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<ListState>({ isShown: false });
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus left everything inside it.
    <div className="search-part" onBlur={leave}>
      <Search size={20} strokeWidth={1.9} aria-hidden="true" />
      <input
        type="search"
        name="q"
        className="search-input"
        role="combobox"
        aria-label={m.search_what()}
        aria-expanded={list.isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={list.active}
        placeholder={m.search_what()}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onFocus={() => setWanted(true)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setWanted(true);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (!keys.current(event) && event.key === 'Enter') setOpen(false);
        }}
      />
      {wanted && (
        <Suspense fallback={null}>
          <SearchSuggestions
            id={listId}
            query={value.trim()}
            open={open}
            setOpen={setOpen}
            keys={keys}
            onState={setList}
            onPick={(text) => {
              setOpen(false);
              onPick(text);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
