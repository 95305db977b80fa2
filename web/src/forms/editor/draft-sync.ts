/**
 * Saves a draft in two places: on this device almost at once, on the server a second after the last change. Only one
 * save runs at a time. When the draft was changed elsewhere meanwhile, both versions are merged field by field;
 * conflicts are left to the user, and until they are resolved nothing is sent and nothing is lost.
 */
import { ApiError, type FieldErrors } from '@/api/errors';
import { type Clash, isSameForm, type MergeModel, merge } from './merge';

/** Debounce: long enough not to save every letter, short enough to lose no more than a sentence with a lost phone. */
export const SAVE_PAUSE_MS = 1000;
/** Writing to storage is cheap but not free: a weak phone should not do it for every letter. */
const KEEP_PAUSE_MS = 300;
/** Delay of the retry after a failure, unless the network comes back first. */
export const RETRY_MS = 15_000;

/** A version that the server has; for `base`, the last one that this device and the server agreed on. */
export interface Base<Form, Step> {
  id: string;
  version: number;
  step: Step;
  form: Form;
}

export interface Copy<Form, Step> {
  base: Base<Form, Step> | null;
  form: Form;
  step: Step;
}

export interface Server<Form, Step> {
  create: (step: Step, form: Form) => Promise<Version>;
  save: (base: Base<Form, Step>, step: Step, form: Form) => Promise<Version>;
  /** The version that a failed save has to be merged with, when it failed because of it. */
  newer: (failure: unknown) => Base<Form, Step> | undefined;
}

/** What a save returns; the form is what was sent. */
interface Version {
  id: string;
  version: number;
}

export interface Device<Form, Step> {
  read: () => Copy<Form, Step> | null;
  write: (copy: Copy<Form, Step>) => void;
  remove: () => void;
}

export type SaveState =
  | { kind: 'idle' }
  /** `at` is the time of the save before it. */
  | { kind: 'saving'; at?: number }
  | { kind: 'saved'; at: number }
  /** The server cannot be reached, or refuses for the reason given: the text is only on this device. */
  | { kind: 'local'; why?: string }
  /** The server does not take these answers: the text is only on this device until they are corrected. */
  | { kind: 'refused' };

export interface SyncState<Form> {
  save: SaveState;
  /** Conflicts: fields that both sides changed. */
  clashes: readonly Clash<Form>[];
}

interface Options<Form, Step> {
  model: MergeModel<Form>;
  server: Server<Form, Step>;
  device: Device<Form, Step>;
  /** The result of `begin`. */
  start: Copy<Form, Step>;
  /** A new form: it is not worth saving while nothing was changed. */
  blank: Form;
  /** Called after a merge, so that changes from elsewhere appear on the screen. */
  onMerged: (form: Form) => void;
  /** Called with the errors of answers that the server does not take. */
  onRefused: (errors: FieldErrors) => void;
  now?: () => number;
}

interface Begin<Form, Step> {
  model: MergeModel<Form>;
  /** Undefined while the server cannot be reached. */
  stored: Base<Form, Step> | null | undefined;
  copy: Copy<Form, Step> | null;
  /** A new form. */
  blank: Form;
  firstStep: Step;
}

/** Merges the server's draft and this device's copy into one form. */
export function begin<Form extends object, Step>({
  model,
  stored,
  copy,
  blank,
  firstStep,
}: Begin<Form, Step>): Copy<Form, Step> & { clashes: readonly Clash<Form>[] } {
  if (stored === undefined) {
    return { ...(copy ?? { base: null, form: blank, step: firstStep }), clashes: [] };
  }
  const isAhead = copy !== null && !isSameForm(model, copy.form, copy.base?.form ?? blank);
  if (!copy || !isAhead) {
    const form = stored?.form ?? blank;
    return { base: stored, form, step: stored?.step ?? firstStep, clashes: [] };
  }
  // Without a draft on the server, what was typed here becomes a new one.
  if (!stored) return { base: null, form: copy.form, step: copy.step, clashes: [] };
  const common = copy.base?.id === stored.id ? copy.base.form : blank;
  const { form, clashes } = merge(model, common, copy.form, stored.form);
  return { base: stored, form, step: copy.step, clashes };
}

export function makeDraftSync<Form extends object, Step>({
  model,
  server,
  device,
  start,
  blank,
  onMerged,
  onRefused,
  now = Date.now,
}: Options<Form, Step>) {
  let { base, form, step } = start;
  let state: SyncState<Form> = { save: { kind: 'idle' }, clashes: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let isStopped = false;
  let isLeft = false;
  const listeners = new Set<() => void>();

  const publish = (next: Partial<SyncState<Form>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isAhead = () =>
    base
      ? step !== base.step || !isSameForm(model, form, base.form)
      : !isSameForm(model, form, blank);
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
      publish({ save: { kind: 'saving', at: 'at' in state.save ? state.save.at : undefined } });
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

  /** Merges with the version that a call failed because of. Returns whether it was the cause. */
  function join(failure: unknown): boolean {
    const theirs = server.newer(failure);
    if (!theirs) return false;
    const merged = merge(model, base?.id === theirs.id ? base.form : blank, form, theirs.form);
    base = theirs;
    form = merged.form;
    keep();
    onMerged(form);
    publish({ clashes: merged.clashes });
    return true;
  }

  /** Handles a failed save. Returns whether to send again at once. */
  function recover(failure: unknown): boolean {
    if (join(failure)) return true;
    // It was published or discarded elsewhere; typing on creates a new draft.
    if (failure instanceof ApiError && failure.status === 404 && base) {
      base = null;
      return true;
    }
    if (failure instanceof ApiError && Object.keys(failure.errors).length > 0) {
      // The same answers would be refused again, so the next change sends, not the clock.
      publish({ save: { kind: 'refused' } });
      onRefused(failure.errors);
      return false;
    }
    publish({ save: { kind: 'local', why: reasonOf(failure) } });
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
    change: (nextForm: Form, nextStep: Step) => {
      if (isStopped || (nextStep === step && isSameForm(model, nextForm, form))) return;
      form = nextForm;
      step = nextStep;
      keepTimer ??= setTimeout(keep, KEEP_PAUSE_MS);
      plan(SAVE_PAUSE_MS);
    },
    /** Whether the server has everything. */
    isSaved: () => !isAhead(),
    join,
    /** Reports conflicts found when the page was loaded. */
    ask: (clashes: readonly Clash<Form>[]) => publish({ clashes }),
    /** The user has resolved every conflict. */
    settle: (decided: Form) => {
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
    /** Stops saving before publishing: waits for a save under way and returns what the server has. */
    stop: async (): Promise<Base<Form, Step> | null> => {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
      return base;
    },
    /** The page is mounted again, or publishing failed: saving continues. */
    resume: () => {
      isStopped = false;
      isLeft = false;
      plan(SAVE_PAUSE_MS);
    },
    /** The form is published, or the draft discarded. */
    forget: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(keepTimer);
      keepTimer = undefined;
      device.remove();
    },
  };
}

export type DraftSync<Form extends object, Step> = ReturnType<typeof makeDraftSync<Form, Step>>;

/** The server's own words, when it answered that it will not save. */
function reasonOf(failure: unknown): string | undefined {
  const isRefusal = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
  return isRefusal && failure.message !== '' ? failure.message : undefined;
}
