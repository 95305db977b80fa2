import { describe, expect, it } from 'vitest';
import { actionOf } from './shortcuts';

function pressed(key: string, over: KeyboardEventInit & { on?: HTMLElement } = {}) {
  const { on = document.body, ...init } = over;
  let seen: KeyboardEvent | undefined;
  const listen = (event: KeyboardEvent) => {
    seen = event;
  };
  document.body.append(on === document.body ? '' : on);
  document.addEventListener('keydown', listen);
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  if (!seen) throw new Error('no event');
  return actionOf(seen);
}

function control(tag: string, type = ''): HTMLElement {
  const element = document.createElement(tag);
  if (type) element.setAttribute('type', type);
  return element;
}

describe('keys', () => {
  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['k', 'previous'],
    ['a', 'approve'],
    ['r', 'refuse'],
    ['?', 'help'],
    ['Escape', 'back'],
    ['x', undefined],
    ['Enter', undefined],
  ])('%s asks for %s', (key, action) => {
    expect(pressed(key)).toBe(action);
  });

  it('work by their position with a Russian keyboard layout', () => {
    expect(pressed('о', { code: 'KeyJ' })).toBe('next');
    expect(pressed('ф', { code: 'KeyA' })).toBe('approve');
    // On another Latin layout the letter itself counts: here `q` is where `a` is elsewhere.
    expect(pressed('q', { code: 'KeyA' })).toBeUndefined();
  });

  it('are ignored with Ctrl, Alt or Command', () => {
    expect(pressed('a', { ctrlKey: true })).toBeUndefined();
    expect(pressed('r', { metaKey: true })).toBeUndefined();
    expect(pressed('j', { altKey: true })).toBeUndefined();
  });

  it('held down, they move through the queue but never decide', () => {
    expect(pressed('j', { repeat: true })).toBe('next');
    expect(pressed('a', { repeat: true })).toBeUndefined();
    expect(pressed('r', { repeat: true })).toBeUndefined();
  });

  it('are ignored while somebody types, but not at a switch', () => {
    expect(pressed('a', { on: control('textarea') })).toBeUndefined();
    expect(pressed('a', { on: control('select') })).toBeUndefined();
    expect(pressed('a', { on: control('input', 'text') })).toBeUndefined();
    expect(pressed('a', { on: control('input', 'checkbox') })).toBe('approve');
    expect(pressed('a', { on: control('button') })).toBe('approve');
  });
});
