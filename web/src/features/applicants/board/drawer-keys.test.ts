import { expect, it } from 'vitest';
import { drawerKey } from './drawer-keys';

const press = (over: object, target: HTMLElement = document.createElement('h2')) =>
  drawerKey({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    target,
    ...over,
  });

it('reads letters by their place on the keyboard', () => {
  expect(press({ key: 'j', code: 'KeyJ' })).toBe('next');
  // The same key with a Russian layout.
  expect(press({ key: 'л', code: 'KeyK' })).toBe('previous');
  expect(press({ key: 'c', code: 'KeyC' })).toBe('comment');
  expect(press({ key: 'Escape', code: 'Escape' })).toBe('close');
  expect(press({ key: 'x', code: 'KeyX' })).toBeUndefined();
});

it('leaves copying, typing and menus alone', () => {
  expect(press({ key: 'c', code: 'KeyC', ctrlKey: true })).toBeUndefined();
  expect(press({ key: 'c', code: 'KeyC', metaKey: true })).toBeUndefined();
  expect(press({ key: 'j', code: 'KeyJ' }, document.createElement('textarea'))).toBeUndefined();
  expect(press({ key: 'Escape' }, document.createElement('input'))).toBeUndefined();
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  expect(press({ key: 'Escape' }, menu)).toBeUndefined();
});
