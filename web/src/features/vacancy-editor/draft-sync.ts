/**
 * Saves a draft in two places: on this device almost at once, on the server a second after the last change. Only one
 * save runs at a time. When the draft was changed elsewhere meanwhile, both versions are merged field by field;
 * conflicts are left to the user, and until they are resolved nothing is sent and nothing is lost.
 */
import { ApiError } from '@/api/errors';
import { fromWire, isSame, type VacancyForm } from '@/forms/vacancy/form';
import type { StepName } from '@/forms/vacancy/kinds';
import type { Draft } from './contract';
import { type Clash, merge } from './merge';

/** Debounce: long enough not to save every letter, short enough to lose no more than a sentence with a lost phone. */
export const SAVE_PAUSE_MS = 1000;
/** Writing to storage is cheap but not free: a weak phone should not do it for every letter. */
const KEEP_PAUSE_MS = 300;
/** Delay of the retry after a failure, unless the network comes back first. */
export const RETRY_MS = 15_000;

/** The last version that this device and the server agreed on. */
export interface Base {
  id: string;
  version: number;
  step: StepName;
  form: VacancyForm;
}

export interface Copy {
  base: Base | null;
  form: VacancyForm;
  step: StepName;
}

export interface Server {
  create: (step: StepName, form: VacancyForm) => Promise<Draft>;
  save: (base: Base, step: StepName, form: VacancyForm) => Promise<Draft>;
}

export interface Device {
  read: () => Copy | null;
  write: (copy: Copy) => void;
  remove: () => void;
}

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saved'; at: number }
  /** The server cannot be reached: the text is only on this device. */
  | { kind: 'local' };

export interface SyncState {
  save: SaveState;
  /** Conflicts: fields that both sides changed. */
  clashes: readonly Clash[];
}

interface Options {
  server: Server;
  device: Device;
  /** The result of `begin`. */
  start: Copy;
  /** The form of a new vacancy: it is not worth saving while nothing was changed. */
  blank: VacancyForm;
  /** Called after a merge, so that changes from elsewhere appear on the screen. */
  onMerged: (form: VacancyForm) => void;
  now?: () => number;
}

/**
 * Merges the server's draft and this device's copy into one form; `blank` is a new vacancy. `stored` is undefined while
 * the server cannot be reached.
 */
export function begin(
  stored: Draft | null | undefined,
  copy: Copy | null,
  blank: VacancyForm,
): Copy & { clashes: readonly Clash[] } {
  if (stored === undefined) {
    return { ...(copy ?? { base: null, form: blank, step: 'default' }), clashes: [] };
  }
  const base = stored && baseOf(stored);
  const isAhead = copy !== null && !isSame(copy.form, copy.base?.form ?? blank);
  if (!copy || !isAhead) {
    return { base, form: base?.form ?? blank, step: stored?.step ?? 'default', clashes: [] };
  }
  // Without a draft on the server, what was typed here becomes a new one.
  if (!base) return { base: null, form: copy.form, step: copy.step, clashes: [] };
  const common = copy.base?.id === base.id ? copy.base.form : blank;
  const { form, clashes } = merge(common, copy.form, base.form);
  return { base, form, step: copy.step, clashes };
}

export function makeDraftSync({ server, device, start, blank, onMerged, now = Date.now }: Options) {
  let { base, form, step } = start;
  let state: SyncState = { save: { kind: 'idle' }, clashes: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let isStopped = false;
  let isLeft = false;
  const listeners = new Set<() => void>();

  const publish = (next: Partial<SyncState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isAhead = () =>
    base ? step !== base.step || !isSame(form, base.form) : !isSame(form, blank);
  const keep = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    device.write({ base, form, step });
  };
  const plan = (pause: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), pause);
  };

  /** Sends local changes, and again if something was typed meanwhile. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    underWay ??= send().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function saveNow(): void {
    if (keepTimer !== undefined) keep();
    if (!isStopped) void flush();
  }

  async function send(): Promise<void> {
    while (!isStopped && state.clashes.length === 0 && isAhead()) {
      const sent = { form, step };
      try {
        const draft = await (base
          ? server.save(base, sent.step, sent.form)
          : server.create(sent.step, sent.form));
        base = { id: draft.id, version: draft.version, ...sent };
        keep();
        publish({ save: { kind: 'saved', at: now() } });
      } catch (failure) {
        if (!recover(failure)) return;
      }
    }
  }

  /** Handles a failed save. Returns whether to send again at once. */
  function recover(failure: unknown): boolean {
    const newer = newerDraft(failure);
    if (newer) {
      const theirs = baseOf(newer);
      const merged = merge(base?.id === theirs.id ? base.form : blank, form, theirs.form);
      base = theirs;
      form = merged.form;
      keep();
      onMerged(form);
      publish({ clashes: merged.clashes });
      return true;
    }
    // It was published or discarded elsewhere; typing on creates a new draft.
    if (failure instanceof ApiError && failure.status === 404 && base) {
      base = null;
      return true;
    }
    publish({ save: { kind: 'local' } });
    if (!isLeft) plan(RETRY_MS);
    return false;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => state,
    /** Called on every change of the form and of the step. */
    change: (nextForm: VacancyForm, nextStep: StepName) => {
      if (isStopped || (nextStep === step && isSame(nextForm, form))) return;
      form = nextForm;
      step = nextStep;
      keepTimer ??= setTimeout(keep, KEEP_PAUSE_MS);
      plan(SAVE_PAUSE_MS);
    },
    /** Reports conflicts found when the page was loaded. */
    ask: (clashes: readonly Clash[]) => publish({ clashes }),
    /** The user has resolved every conflict. */
    settle: (decided: VacancyForm) => {
      form = decided;
      keep();
      publish({ clashes: [] });
      plan(0);
    },
    /** Saves at once, because the network is back. */
    flush,
    /**
     * The page is being hidden or closed: sends local changes now, with a `keepalive` request. While another save is
     * under way this is impossible, since it needs the version from that response; the changes are on this device then.
     */
    saveNow,
    /** The page is left: sends local changes once more, without retries. */
    leave: () => {
      isLeft = true;
      saveNow();
    },
    /** Stops saving before publishing: waits for a save under way and returns the draft's id. */
    stop: async (): Promise<string | undefined> => {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
      return base?.id;
    },
    /** The page is mounted again, or publishing failed: saving continues. */
    resume: () => {
      isStopped = false;
      isLeft = false;
      plan(SAVE_PAUSE_MS);
    },
    /** The vacancy is published, or the draft discarded. */
    forget: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(keepTimer);
      keepTimer = undefined;
      device.remove();
    },
  };
}

export type DraftSync = ReturnType<typeof makeDraftSync>;

function baseOf({ id, version, step, form }: Draft): Base {
  return { id, version, step, form: fromWire(form) };
}

function newerDraft(failure: unknown): Draft | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'version_conflict') return undefined;
  const { draft } = failure.answer;
  return typeof draft === 'object' && draft !== null ? (draft as Draft) : undefined;
}
