import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearToken, writeToken } from '@/session/token';
import { deviceCopy } from './device-copy';

interface Form {
  text: string;
}

const open = (name = 'resume:u1') =>
  deviceCopy<Form, string>({
    name,
    firstStep: 'first',
    toWire: ({ text }) => ({ text }),
    fromWire: (stored) => ({ text: (stored as Form).text }),
  });
const copy = (text: string, at: number) => ({ base: null, form: { text }, step: 'second', at });
const texts = () =>
  open()
    .read()
    .map(({ form }) => form.text);

beforeEach(() => {
  writeToken('1|a');
});
afterEach(() => {
  clearToken();
  localStorage.clear();
});

it('two tabs have a copy each, the newest first', () => {
  const [first, second] = [open(), open()];
  expect(first.write(copy('bir', 1))).toBe(true);
  second.write(copy('ikki', 2));
  first.write(copy('bir, uch', 3));
  open('resume:u2').write(copy('birovniki', 4));
  expect(texts()).toEqual(['bir, uch', 'ikki']);
  first.remove();
  expect(texts()).toEqual(['ikki']);
});

it('drops copies that were taken over, but never its own', () => {
  const [first, second] = [open(), open()];
  first.write(copy('bir', 1));
  second.write(copy('ikki', 2));
  second.drop(second.read().map(({ key }) => key));
  expect(texts()).toEqual(['ikki']);
});

it('writes nothing after signing out', () => {
  clearToken();
  expect(open().write(copy('bir', 1))).toBe(false);
  expect(texts()).toEqual([]);
});

it('ignores what it cannot read', () => {
  localStorage.setItem('draft:resume:u1:x', '{');
  localStorage.setItem('draft:resume:u1:y', '{"step":"first"}');
  expect(texts()).toEqual([]);
});
