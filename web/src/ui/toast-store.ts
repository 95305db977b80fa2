/** Toasts. A plain store, so that code outside React (a failed request) can show one too. */

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: { label: string; onPress: () => void };
  /** How long it is shown: an action with a deadline is offered until then. */
  ms?: number;
}

/** Product §9: toasts close by themselves after this long; errors wait to be closed. */
export const TOAST_MS = 3000;
/** More than this would cover the page; the oldest is removed. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function stopTimer(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function startTimer({ id, ms = TOAST_MS }: Pick<Toast, 'id' | 'ms'>) {
  stopTimer(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), ms),
  );
}

export function dismissToast(id: number) {
  stopTimer(id);
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

function show(kind: ToastKind, text: string, action?: Toast['action'], ms?: number): number {
  // The same text twice would only flicker: the older one is removed.
  for (const toast of toasts) if (toast.text === text && toast.kind === kind) stopTimer(toast.id);
  const kept = toasts.filter((toast) => toast.text !== text || toast.kind !== kind);
  for (const toast of kept.slice(0, Math.max(0, kept.length - MOST + 1))) stopTimer(toast.id);
  const id = nextId;
  nextId += 1;
  publish([...kept.slice(-(MOST - 1)), { id, kind, text, action, ms }]);
  if (kind !== 'error') startTimer({ id, ms });
  return id;
}

export const toast = {
  info: (text: string, action?: Toast['action']) => show('info', text, action),
  success: (text: string, action?: Toast['action'], ms?: number) =>
    show('success', text, action, ms),
  error: (text: string, action?: Toast['action']) => show('error', text, action),
};

/** While a pointer or the focus is on the toasts, their timers are paused (WCAG 2.2.1). */
export function pauseToasts() {
  for (const id of [...timers.keys()]) stopTimer(id);
}

export function resumeToasts() {
  for (const toast of toasts) if (toast.kind !== 'error') startTimer(toast);
}

const KEPT = 'toasts';
/** Told on an earlier page already. */
const retold = new Set<number>();

/**
 * What was told just before the page was left ("Welcome", "Saved") is told again on the next page. An error waits to be
 * closed, so it was seen; an action cannot be kept.
 */
export function keepToasts() {
  const kept = toasts.filter(({ id, action }) => timers.has(id) && !action && !retold.has(id));
  try {
    if (kept.length > 0) sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage they end with the page.
  }
}

export function showKeptToasts() {
  try {
    const kept: Toast[] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    sessionStorage.removeItem(KEPT);
    for (const { kind, text } of kept) retold.add(show(kind, text));
  } catch {
    // See above.
  }
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => toasts,
};
