import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { Stateful } from '@/ui/testing';
import { placeAfterDigits } from './amount-input';
import { ListField } from './list-field';
import { insertLines, linesOf, moveRow } from './list-rows';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

function show(start: string[], rowError: (index: number) => string | undefined = () => undefined) {
  const onChange = vi.fn<(rows: string[]) => void>();
  render(
    <Stateful start={start} onChange={onChange}>
      {(value, change) => (
        <ListField
          id="tasks"
          label="Tasks"
          addText="Add a task"
          limits={{ minLength: 3, maxLength: 10, maxItems: 4 }}
          value={value}
          onChange={change}
          rowError={rowError}
        />
      )}
    </Stateful>,
  );
  return { onChange, user: userEvent.setup() };
}

const boxes = () => screen.getAllByRole('textbox') as HTMLInputElement[];
const words = () => boxes().map((box) => box.value);
const addButton = () => screen.getByRole('button', { name: 'Add a task' }) as HTMLButtonElement;
const settled = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)));

describe('a growing list', () => {
  it('adds a row only after the last one is filled in', async () => {
    const { user } = show([]);
    expect(words()).toEqual(['']);
    expect(addButton().disabled).toBe(true);
    expect(screen.getByText('Fill this field to add more')).toBeDefined();
    await user.type(boxes()[0] as HTMLElement, 'Cook');
    expect(addButton().disabled).toBe(false);
    await user.click(addButton());
    await settled();
    expect(words()).toEqual(['Cook', '']);
    expect(document.activeElement).toBe(boxes()[1]);
    expect(addButton().disabled).toBe(true);
  });

  it('adds with Enter and never sends the form around it', async () => {
    const { user } = show(['Cook']);
    await user.type(boxes()[0] as HTMLElement, '{Enter}');
    await settled();
    expect(words()).toEqual(['Cook', '']);
    await user.type(boxes()[1] as HTMLElement, 'ab{Enter}');
    expect(words()).toEqual(['Cook', 'ab']);
  });

  it('stops at the maximum number of rows', () => {
    show(['one', 'two', 'three', 'four']);
    expect(addButton().disabled).toBe(true);
    expect(screen.queryByText('Fill this field to add more')).toBeNull();
  });

  it('removes a row and focuses the one before it', async () => {
    const { user } = show(['one', 'two', 'three']);
    await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
    await settled();
    expect(words()).toEqual(['one', 'three']);
    expect(document.activeElement).toBe(boxes()[0]);
    expect(screen.getByRole('status').textContent).toBe('Line 2 removed');
  });

  it('moves a row by its buttons, and the focus goes with it', async () => {
    const { user } = show(['one', 'two', 'three']);
    const down = screen.getByRole('button', { name: 'Move line 1 down' });
    await user.click(down);
    expect(words()).toEqual(['two', 'one', 'three']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move line 2 down');
    const up = screen.getByRole('button', { name: 'Move line 1 up' }) as HTMLButtonElement;
    expect(up.disabled).toBe(true);
  });

  it('makes rows of several pasted lines', async () => {
    const { user } = show(['one', '']);
    await user.click(boxes()[1] as HTMLElement);
    await user.paste('• two\n\n2. three\nfour\nfive');
    expect(words()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('shows the error of a row at that row', () => {
    show(['one', 'x'], (index) => (index === 1 ? 'Too short' : undefined));
    const [good, bad] = boxes();
    expect(good?.getAttribute('aria-invalid')).toBeNull();
    expect(bad?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(bad?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Too short',
    );
  });
});

it('finds lines in pasted text without their marks', () => {
  expect(linesOf('- a b\r\n 1) c\n\n— d\n10 years')).toEqual(['a b', 'c', 'd', '10 years']);
});

it('keeps the text of the row into which lines are pasted', () => {
  expect(insertLines(['a', 'b'], 0, ['x', 'y'], 9)).toEqual(['a', 'x', 'y', 'b']);
  expect(insertLines(['', 'b'], 0, ['x', 'y'], 9)).toEqual(['x', 'y', 'b']);
  expect(insertLines([''], 0, ['x', 'y', 'z'], 2)).toEqual(['x', 'y']);
});

it('moves a row to its new place', () => {
  expect(moveRow(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

it.each([
  ['5 000 000', 0, 0],
  ['5 000 000', 1, 1],
  ['5 000 000', 2, 3],
  ['5 000 000', 7, 9],
  ['', 3, 0],
])('in "%s" the place after %i digits is %i', (grouped, count, place) => {
  expect(placeAfterDigits(grouped, count)).toBe(place);
});
