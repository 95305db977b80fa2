import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Month } from '@/lib/period';
import { BirthdayPicker } from './date-picker';
import { MonthPicker } from './month-picker';
import { Stateful } from './testing';

afterEach(cleanup);

const months = ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avg', 'sen', 'okt', 'noy', 'dek'];
const texts = { day: 'Kun', month: 'Oy', year: 'Yil', months };
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

function setupBirthday(start: string | null = null) {
  const onChange = vi.fn();
  render(
    <Stateful start={start} onChange={onChange}>
      {(value, change) => (
        <BirthdayPicker
          label="Tugʻilgan sana"
          value={value}
          onChange={change}
          minYear={1946}
          maxYear={2011}
          texts={texts}
        />
      )}
    </Stateful>,
  );
  return onChange;
}

describe('BirthdayPicker', () => {
  it('reports a date when all three parts are there', async () => {
    const onChange = setupBirthday();
    await userEvent.selectOptions(select('Kun'), '5');
    await userEvent.selectOptions(select('Oy'), '3');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(select('Yil'), '1998');
    expect(onChange.mock.calls).toEqual([['1998-03-05']]);
  });

  it('shows a given date, newest years first', () => {
    setupBirthday('2000-11-18');
    expect([select('Kun').value, select('Oy').value, select('Yil').value]).toEqual([
      '18',
      '11',
      '2000',
    ]);
    expect(select('Yil').options[1]?.value).toBe('2011');
  });

  it('clears a day that the month does not have', async () => {
    const onChange = setupBirthday('2000-01-31');
    await userEvent.selectOptions(select('Oy'), '2');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(select('Kun').value).toBe('');
    expect(select('Yil').value).toBe('2000');
    expect(select('Kun').options).toHaveLength(1 + 29);
    await userEvent.selectOptions(select('Yil'), '2001');
    expect(select('Kun').options).toHaveLength(1 + 28);
  });
});

describe('MonthPicker', () => {
  it('reports a month when both parts are set, and null when one is cleared', async () => {
    const onChange = vi.fn();
    render(
      <Stateful<Month | null> start={null} onChange={onChange}>
        {(value, change) => (
          <MonthPicker
            label="Boshlanishi"
            value={value}
            onChange={change}
            minYear={2000}
            maxYear={2026}
            texts={texts}
          />
        )}
      </Stateful>,
    );
    await userEvent.selectOptions(select('Oy'), '9');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(select('Yil'), '2021');
    expect(onChange).toHaveBeenLastCalledWith({ year: 2021, month: 9 });
    await userEvent.selectOptions(select('Oy'), '');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(select('Yil').value).toBe('2021');
  });
});
