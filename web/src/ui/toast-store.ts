/** Toasts. A plain store, so that code outside React (a failed request) can show one too. */

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: { label: string; onPress: () => void };
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

function startTimer(id: number) {
  stopTimer(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), TOAST_MS),
  );
}

export function dismissToast(id: number) {
  stopTimer(id);
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

function show(kind: ToastKind, text: string, action?: Toast['action']): number {
  // The same text twice would only flicker: the older one is removed.
  for (const toast of toasts) if (toast.text === text && toast.kind === kind) stopTimer(toast.id);
  const kept = toasts.filter((toast) => toast.text !== text || toast.kind !== kind);
  for (const toast of kept.slice(0, Math.max(0, kept.length - MOST + 1))) stopTimer(toast.id);
  const id = nextId;
  nextId += 1;
  publish([...kept.slice(-(MOST - 1)), { id, kind, text, action }]);
  if (kind !== 'error') startTimer(id);
  return id;
}

export const toast = {
  info: (text: string, action?: Toast['action']) => show('info', text, action),
  success: (text: string, action?: Toast['action']) => show('success', text, action),
  error: (text: string, action?: Toast['action']) => show('error', text, action),
};

/** While a pointer or the focus is on the toasts, their timers are paused (WCAG 2.2.1). */
export function pauseToasts() {
  for (const id of [...timers.keys()]) stopTimer(id);
}

export function resumeToasts() {
  for (const { id, kind } of toasts) if (kind !== 'error') startTimer(id);
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
