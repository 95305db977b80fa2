// Stands in for `use-sync-external-store/shim/with-selector`, which the router's store asks for: that package is
// written for `require` and for Reacts that lack the hook.
import { useMemo, useSyncExternalStore } from 'react';

export function useSyncExternalStoreWithSelector<State, Part>(
  subscribe: (listener: () => void) => () => void,
  getState: () => State,
  _getServerState: unknown,
  select: (state: State) => Part,
  isEqual: (a: Part, b: Part) => boolean,
): Part {
  const getPart = useMemo(() => {
    let known: { state: State; part: Part } | undefined;
    return () => {
      const state = getState();
      if (known && Object.is(known.state, state)) return known.part;
      const part = select(state);
      // An equal part stays the same object, so that nobody draws anew because of it.
      known = { state, part: known && isEqual(known.part, part) ? known.part : part };
      return known.part;
    };
  }, [getState, select, isEqual]);
  return useSyncExternalStore(subscribe, getPart);
}
