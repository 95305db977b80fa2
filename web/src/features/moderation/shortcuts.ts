import { useEffect, useRef, useState } from 'react';

export const ACTIONS = [
  'next',
  'previous',
  'open',
  'approve',
  'undo',
  'refuse',
  'help',
  'back',
] as const;
export type ShortcutAction = (typeof ACTIONS)[number];

/** The label of each key. */
export const KEYS: Record<ShortcutAction, string> = {
  next: 'J',
  previous: 'K',
  open: 'Enter',
  approve: 'A',
  undo: 'U',
  refuse: 'R',
  help: '?',
  back: 'Esc',
};

const BY_KEY: Record<string, ShortcutAction> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  u: 'undo',
  r: 'refuse',
  '?': 'help',
  Escape: 'back',
};
/** Key repeat may move through the queue, but it must not decide about one text after another. */
const MAY_REPEAT: readonly ShortcutAction[] = ['next', 'previous'];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'target'
>;

/** The action of a key event. Letters also match by physical key: with a Russian layout, `j` types «о». */
export function actionOf(event: Pressed): ShortcutAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (isTyping(event.target)) return undefined;
  const key = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.key;
  const place = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? '';
  // A Latin letter counts as typed, whatever the keyboard layout.
  const action = BY_KEY[key] ?? (/^[a-z]$/.test(key) ? undefined : BY_KEY[place]);
  return action && event.repeat && !MAY_REPEAT.includes(action) ? undefined : action;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Letters do nothing on a switch, so shortcuts still work there.
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

const OFF = 'moderation-keys-off';

/** Single-key shortcuts can be turned off: dictation software and tremor trigger them by accident (WCAG 2.1.4). */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(OFF) === null);
  return [
    isOn,
    (next) => {
      if (next) localStorage.removeItem(OFF);
      else localStorage.setItem(OFF, '1');
      setOn(next);
    },
  ];
}

export type Handlers = Partial<Record<ShortcutAction, () => void>>;

/** Listens while the page is shown. An open dialog disables the shortcuts. */
export function useShortcuts(handlers: Handlers, isOn: boolean): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const action = actionOf(event);
      const handler = action && latest.current[action];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** Shortcuts move the real focus along the links of a list, so Enter and screen readers work without more code. */
export function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('a.stretch') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && step < 0 ? links.length - 1 : at + step;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}
