import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFields, useKeptText } from './kept-text';

afterEach(() => sessionStorage.clear());

const open = (name: string) => renderHook(() => useKeptText(name)).result;

it('keeps a text until it is forgotten, each under its own name', () => {
  const first = open('invite:bulk:cook');
  act(() => first.current.change('Come on Monday'));
  expect(open('invite:bulk:cook').current.text).toBe('Come on Monday');
  expect(open('invite:bulk:waiter').current.text).toBe('');
  act(() => first.current.forget());
  expect(open('invite:bulk:cook').current.text).toBe('');
});

it('clears what was sent, but not what was typed while it was on its way', () => {
  const field = open('comment:1');
  act(() => field.current.change('Good'));
  act(() => field.current.clear('Good'));
  expect(field.current.text).toBe('');
  act(() => field.current.change('Good. And fast'));
  act(() => field.current.clear('Good'));
  expect(field.current.text).toBe('Good. And fast');
  expect(open('comment:1').current.text).toBe('Good. And fast');
});

it('keeps the fields of a form beside those that nobody has touched', () => {
  const start = () => ({ note: '', verdict: 'yes' });
  const form = renderHook(() => useKeptFields('rating:1', start)).result;
  act(() => form.current.change({ note: 'Kind' }));
  const again = renderHook(() => useKeptFields('rating:1', start)).result;
  expect(again.current.fields).toEqual({ note: 'Kind', verdict: 'yes' });
});
