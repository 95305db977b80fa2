import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { m } from '@/paraglide/messages';
import { onDemand } from '@/ui/on-demand';
import { rememberSearch } from './recent-searches';

const SearchSuggestions = onDemand(
  async () => (await import('./search-suggestions')).SearchSuggestions,
);

/** The state of the suggestion list that the field exposes through ARIA. */
export interface ListState {
  isShown: boolean;
  active?: string;
}

/**
 * The text field of the search, inside a form that the server has drawn. The field itself holds the text: others may
 * set it, as the list of vacancies does on "Back". Suggestions are loaded when it first gets the focus.
 */
export function SearchText({ q }: { q: string }) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<ListState>({ isShown: false });
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false);

  // What was typed, or filled in by the browser, before this field came. The painted field goes right after it.
  useLayoutEffect(() => {
    const input = field.current;
    const painted = input?.parentElement?.querySelector<HTMLInputElement>('input[name="q"]');
    if (!input || !painted || painted === input) return;
    input.value = painted.value;
    input.setSelectionRange(painted.selectionStart, painted.selectionEnd);
    setText(painted.value);
    setOpen(painted === document.activeElement && painted.value !== q);
  }, [q]);

  useEffect(() => {
    const form = field.current?.form;
    const remember = () => rememberSearch(field.current?.value.trim() ?? '');
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, []);

  const show = () => {
    setText(field.current?.value ?? '');
    // The list of vacancies sets the text too, while the person is elsewhere.
    setOpen(document.activeElement === field.current);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!field.current?.parentElement?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <>
      <Search size={20} strokeWidth={1.9} aria-hidden="true" />
      <input
        ref={field}
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
        defaultValue={q}
        onFocus={() => {
          setWanted(true);
          setText(field.current?.value ?? '');
        }}
        onBlur={leave}
        onClick={show}
        onChange={() => {
          setWanted(true);
          show();
        }}
        onKeyDown={(event) => {
          if (!keys.current(event) && event.key === 'Enter') setOpen(false);
        }}
      />
      {wanted && (
        <Suspense>
          <SearchSuggestions
            id={listId}
            query={text.trim()}
            open={open}
            setOpen={setOpen}
            keys={keys}
            onState={setList}
            onLeave={leave}
            onPick={(picked) => {
              setOpen(false);
              if (!field.current) return;
              field.current.value = picked;
              field.current.form?.requestSubmit();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
