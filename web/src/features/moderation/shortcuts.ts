import { useEffect, useRef, useState } from 'react';

export const ACTIONS = ['next', 'previous', 'open', 'approve', 'refuse', 'help', 'back'] as const;
export type ShortcutAction = (typeof ACTIONS)[number];

/** What is written on each key. */
export const KEYS: Record<ShortcutAction, string> = {
  next: 'J',
  previous: 'K',
  open: 'Enter',
  approve: 'A',
  refuse: 'R',
  help: '?',
  back: 'Esc',
};

const BY_KEY: Record<string, ShortcutAction> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'refuse',
  '?': 'help',
  Escape: 'back',
};
/** A key that is held down may leaf through the queue; it must not decide about one text after another. */
const MAY_REPEAT: readonly ShortcutAction[] = ['next', 'previous'];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'target'
>;

/** What a key asks for. Letters count by their place too: with Russian letters on, `j` types «о». */
export function actionOf(event: Pressed): ShortcutAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (isTyping(event.target)) return undefined;
  const key = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.key;
  const place = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? '';
  // A Latin letter is meant as it stands, whatever the keyboard's order.
  const action = BY_KEY[key] ?? (/^[a-z]$/.test(key) ? undefined : BY_KEY[place]);
  return action && event.repeat && !MAY_REPEAT.includes(action) ? undefined : action;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Letters mean nothing to a switch.
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

const OFF = 'moderation-keys-off';

/** Single keys can be turned off: dictation software and shaking hands press them by accident (WCAG 2.1.4). */
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

/** Listens while the page is shown. A dialog that is open has the keyboard for itself. */
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
