/**
 * Saves a draft in two places: on this device almost at once, on the server a second after the last change. Only one
 * save runs at a time. When the draft was changed elsewhere meanwhile, both versions are merged field by field;
 * conflicts are left to the user, and until they are resolved nothing is sent and nothing is lost.
 */
import { ApiError, type FieldErrors } from '@/api/errors';
import type { Start } from './begin';
import { type Clash, type ClashTimes, isSameForm, type MergeModel, merge } from './merge';

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
  /** When it was saved, in milliseconds. */
  at?: number;
}

export interface Copy<Form, Step> {
  base: Base<Form, Step> | null;
  form: Form;
  step: Step;
  /** When the form was changed here last, in milliseconds. */
  at?: number;
}

export interface StoredCopy<Form, Step> extends Copy<Form, Step> {
  key: string;
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

/**
 * Copies on this device. Every opened editor writes one of its own, so that two tabs without a network do not overwrite
 * each other; the next editor takes over all that are left.
 */
export interface Device<Form, Step> {
  /** All copies, the newest first. */
  read: () => StoredCopy<Form, Step>[];
  /** Writes the copy of this editor. Returns whether it is stored. */
  write: (copy: Copy<Form, Step>) => boolean;
  /** Removes copies that this editor has taken over. */
  drop: (keys: readonly string[]) => void;
  /** Removes the copy of this editor. */
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
  times: ClashTimes;
}

interface Options<Form, Step> {
  model: MergeModel<Form>;
  server: Server<Form, Step>;
  device: Device<Form, Step>;
  /** The result of `begin`. */
  start: Start<Form, Step>;
  /** A new form: it is not worth saving while nothing was changed. */
  blank: Form;
  /** Called after a merge, so that changes from elsewhere appear on the screen. */
  onMerged: (form: Form) => void;
  /** Called with the errors of answers that the server does not take. */
  onRefused: (errors: FieldErrors) => void;
  now?: () => number;
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
  let { base, form, step, at: changedAt, agreed } = start;
  let unclaimed = start.taken;
  let state: SyncState<Form> = {
    save: { kind: 'idle' },
    clashes: start.clashes,
    times: start.times,
  };
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
    return device.write({ base: agreed, form, step, at: changedAt });
  };
  /** Once everything in the copies of other editors is in this one's, those are not needed. */
  const claim = () => {
    if (unclaimed.length === 0 || state.clashes.length > 0 || !keep()) return;
    device.drop(unclaimed);
    unclaimed = [];
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
        base = { id: draft.id, version: draft.version, ...sent, at: now() };
        agreed = base;
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
    if (merged.clashes.length === 0) agreed = base;
    keep();
    onMerged(form);
    publish({ clashes: merged.clashes, times: { mine: changedAt, theirs: theirs.at } });
    return true;
  }

  /** Handles a failed save. Returns whether to send again at once. */
  function recover(failure: unknown): boolean {
    if (join(failure)) return true;
    // It was published or discarded elsewhere; typing on creates a new draft.
    if (failure instanceof ApiError && failure.status === 404 && base) {
      base = null;
      agreed = null;
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
      if (!isSameForm(model, nextForm, form)) changedAt = now();
      form = nextForm;
      step = nextStep;
      keepTimer ??= setTimeout(keep, KEEP_PAUSE_MS);
      plan(SAVE_PAUSE_MS);
    },
    /** The version that the server has. */
    base: () => base,
    /** Whether the server has everything. */
    isSaved: () => !isAhead(),
    join,
    /** The user has resolved every conflict. */
    settle: (decided: Form) => {
      form = decided;
      agreed = base;
      keep();
      publish({ clashes: [] });
      claim();
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
      claim();
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
