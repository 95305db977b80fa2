// Replaces `use-sync-external-store/shim/with-selector`, which the router's store imports: that package is CommonJS and
// supports React versions that lack the hook.
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
      // An equal selection keeps the same object, so that it causes no re-render.
      known = { state, part: known && isEqual(known.part, part) ? known.part : part };
      return known.part;
    };
  }, [getState, select, isEqual]);
  return useSyncExternalStore(subscribe, getPart);
}
