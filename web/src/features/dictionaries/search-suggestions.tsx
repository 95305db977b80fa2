import { History, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { comboboxTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { IconButton } from '@/ui/icon-button';
import { SuggestionList, useListNavigation } from '@/ui/suggestion-list';
import { type ComboboxOption, useSuggestions } from '@/ui/use-suggestions';
import { suggestKeywords } from './queries';
import { forgetSearch, recentSearches } from './recent-searches';
import type { ListState } from './search-text';
import './search-suggestions.css';

interface SearchSuggestionsProps {
  id: string;
  query: string;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The field passes its key events to the list first. */
  keys: RefObject<(event: KeyboardEvent) => boolean>;
  onState: (state: ListState) => void;
  /** The focus goes elsewhere, perhaps back to the field. */
  onLeave: (event: FocusEvent) => void;
  onPick: (text: string) => void;
}

/** One letter is too little to suggest anything. */
const LEAST = 2;
const NONE: readonly ComboboxOption[] = [];

/** The label of the kind: a name alone does not tell a profession from a company. */
async function suggest(query: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const notes = {
    query: undefined,
    profession: m.jobs_profession(),
    company: m.search_kind_company(),
    skill: m.search_kind_skill(),
  };
  const found = await suggestKeywords(query, signal);
  return found.map(({ kind, text }) => ({
    value: `${kind} ${text}`,
    label: text,
    note: notes[kind],
  }));
}

/** The list below the field: recent searches while it is empty, then suggestions for the typed text. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, query, open, setOpen, keys, onState, onLeave, onPick } = props;
  const isAsking = open && query.length >= LEAST;
  const suggestions = useSuggestions(suggest, query, isAsking);
  // The previous response stays while the next one loads: a list that flickers at each letter cannot be read.
  const [last, setLast] = useState(NONE);
  useEffect(() => {
    if (suggestions.status === 'ready') setLast(suggestions.options);
    if (!isAsking) setLast(NONE);
  }, [suggestions, isAsking]);
  const options = isAsking ? last : NONE;
  const isListed = options.length > 0;

  const list = useListNavigation({
    listId: id,
    options,
    open: isListed,
    setOpen,
    onPick: ({ label }) => onPick(label),
    firstIsActive: false,
  });
  const active = list.inputProps['aria-activedescendant'];
  useLayoutEffect(() => {
    keys.current = list.onKeyDown;
  });
  useEffect(() => onState({ isShown: isListed, active }), [onState, isListed, active]);

  return (
    <>
      <SuggestionList
        id={id}
        label={m.search_suggestions()}
        open={isListed}
        suggestions={{ status: isListed ? 'ready' : 'idle', options }}
        active={list.active}
        texts={comboboxTexts()}
        onPick={({ label }) => onPick(label)}
      />
      {open && query === '' && (
        <Recent onLeave={onLeave} onPick={onPick} onEscape={() => setOpen(false)} />
      )}
    </>
  );
}

interface RecentProps {
  onLeave: (event: FocusEvent) => void;
  onPick: (text: string) => void;
  onEscape: () => void;
}

/** Recent searches are real buttons, because each can also be removed. */
function Recent({ onLeave, onPick, onEscape }: RecentProps) {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  // The press must not take the focus out of the field, or the list would close before the click is handled.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside come up to here.
    <div
      className="combobox-popup"
      onMouseDown={keepFocus}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    >
      <p className="search-recent-title">{m.search_recent()}</p>
      <ul>
        {recent.map((text) => (
          <li key={text} className="search-recent">
            <button type="button" className="search-recent-text" onClick={() => onPick(text)}>
              <History size={18} strokeWidth={1.8} aria-hidden="true" />
              <span>{text}</span>
            </button>
            <IconButton
              label={m.search_recent_remove({ query: text })}
              icon={<X size={18} strokeWidth={1.8} aria-hidden="true" />}
              onClick={() => {
                forgetSearch(text);
                setRecent(recentSearches());
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
