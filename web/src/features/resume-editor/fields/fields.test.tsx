import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '@/forms/resume/contract';
import { EMPTY, type ResumeForm } from '@/forms/resume/form';
import { job } from '@/forms/resume/testing';
import { startLocale } from '@/i18n/locale';
import { CHECK, Editor, PHONE } from '../testing';
import { StepFields } from './step-fields';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

function show(step: Step, start: Partial<ResumeForm> = {}) {
  let values: ResumeForm = EMPTY;
  render(
    <Editor
      start={start}
      onValues={(form) => {
        values = form;
      }}
    >
      <StepFields step={step} />
    </Editor>,
  );
  return { user: userEvent.setup(), form: () => values };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const combo = (name: RegExp) => screen.getByRole('combobox', { name });

describe('the expected pay', () => {
  it('goes with its currency, and says so', async () => {
    const { user, form } = show('default', { salary: { amount: '5000000', currency: 'UZS' } });
    await user.selectOptions(combo(/^Currency/), 'USD');
    expect(form().salary).toEqual({ amount: '', currency: 'USD' });
    screen.getByText('The currency has changed. Write the amount again');
  });

  it('takes the currency that is typed beside it', async () => {
    const { user, form } = show('default', { salary: { amount: '5000000', currency: 'UZS' } });
    await user.clear(box(/^Expected pay/));
    await user.type(box(/^Expected pay/), '700 $');
    await user.tab();
    expect(form().salary).toEqual({ amount: '700', currency: 'USD' });
  });
});

describe('jobs', () => {
  it('begin with an open form of this month, and nothing is stored before something is typed', async () => {
    const { user, form } = show('third');
    expect(form().employment).toEqual([]);
    const part = screen.getByRole('region', { name: 'Job 1' });
    const selects = within(part).getAllByRole('combobox') as HTMLSelectElement[];
    expect(selects.slice(1).map(({ value }) => value)).toEqual(['11', '2026', '11', '2026']);
    await user.type(box(/^Company/), 'Zarafshon');
    expect(form().employment).toMatchObject([{ company: 'Zarafshon', present: false }]);
  });

  it('that last until now have no end', async () => {
    const { user, form } = show('third', { employment: [job()] });
    await user.click(button('Edit: Buxgalter'));
    await user.click(screen.getByRole('checkbox', { name: 'I work here now' }));
    expect(form().employment[0]).toMatchObject({ present: true, end: null });
    const end = screen.getByRole('group', { name: 'To' });
    for (const select of within(end).getAllByRole('combobox')) {
      expect((select as HTMLSelectElement).disabled).toBe(true);
      expect((select as HTMLSelectElement).value).toBe('');
    }
  });

  it('are put in order when one is finished, with the total of all months', async () => {
    const old = job({
      position: 'Kassir',
      start: { year: 2019, month: 1 },
      end: { year: 2019, month: 12 },
    });
    const newer = job({ start: { year: 2022, month: 1 }, end: { year: 2022, month: 3 } });
    const { user, form } = show('third', { employment: [old, newer] });
    expect(screen.getByText('1 year 3 months')).toBeTruthy();
    await user.click(button('Edit: Kassir'));
    expect(document.activeElement?.id).toBe('resume-employment-0-position');
    await user.click(button('Done'));
    expect(form().employment.map(({ position }) => position)).toEqual(['Buxgalter', 'Kassir']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit: Kassir');
  });

  it('are added one at a time, with the cursor in the new one', async () => {
    const { user, form } = show('third', { employment: [job()] });
    await user.click(button('Another job'));
    expect(document.activeElement?.id).toBe('resume-employment-1-position');
    expect(screen.queryByRole('button', { name: 'Another job' })).toBeNull();
    await user.keyboard('Kassir');
    expect(form().employment[1]?.position).toBe('Kassir');
  });

  it('are deleted only after a question', async () => {
    const { user, form } = show('third', { employment: [job()] });
    await user.click(button('Edit: Buxgalter'));
    await user.click(button('Delete: Buxgalter'));
    const asked = screen.getByRole('dialog', { name: 'Delete this job?', hidden: true });
    await user.click(within(asked).getByRole('button', { name: 'Keep', hidden: true }));
    expect(form().employment).toHaveLength(1);
    await user.click(button('Delete: Buxgalter'));
    await user.click(within(asked).getByRole('button', { name: 'Delete', hidden: true }));
    expect(form().employment).toEqual([]);
  });

  it('with errors are open, and each error stands at its field', async () => {
    const wrong = job({ company: '', end: { year: 2021, month: 1 } });
    const { user } = show('third', { employment: [wrong] });
    await user.click(button(CHECK));
    expect(box(/^Company/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The end is before the start')).toBeTruthy();
  });

  it('are replaced by the tick, which takes the error away', async () => {
    const { user, form } = show('third');
    await user.click(button(CHECK));
    expect(combo(/^Position/).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: /I have not worked yet/ }));
    expect(form().no_experience).toBe(true);
    expect(screen.queryByRole('region', { name: 'Job 1' })).toBeNull();
    expect(screen.queryByText(/Write a job/)).toBeNull();
  });

  it('get the beginning of a sentence', async () => {
    const { user, form } = show('third', { employment: [job({ description: 'Hisobot.' })] });
    await user.click(button('Edit: Buxgalter'));
    await user.click(button('Result'));
    expect(form().employment[0]?.description).toBe('Hisobot.\nResult: ');
    expect(document.activeElement?.id).toBe('resume-employment-0-description');
  });
});

it('a profession of the list brings its sphere', async () => {
  const { user, form } = show('default');
  await user.type(combo(/^Position/), 'acc');
  await user.click(await screen.findByRole('option', { name: /Accountant/ }));
  expect(form()).toMatchObject({ position: 'Accountant', sphere: ['finance'] });
});

it('only an amount can be hidden', async () => {
  const { user, form } = show('default');
  expect(screen.queryByRole('checkbox', { name: /Hide the pay/ })).toBeNull();
  await user.type(box(/^Expected pay/), '7000000');
  expect(form().salary.amount).toBe('7000000');
  await user.click(screen.getByRole('checkbox', { name: /Hide the pay/ }));
  expect(form().hide_salary).toBe(true);
});

it("the account's phone stays first", async () => {
  const { user, form } = show('second', { phones: [PHONE] });
  expect(screen.queryByRole('button', { name: 'Remove phone 1' })).toBeNull();
  await user.click(button('Add a number'));
  await user.keyboard('711234567');
  await waitFor(() => expect(form().phones).toEqual([PHONE, '+998711234567']));
  await user.click(button('Remove phone 2'));
  expect(form().phones).toEqual([PHONE]);
});

it('skills are added one at a time, computer skills from the dictionary', async () => {
  const { user, form } = show('fifth');
  await user.type(combo(/^Skills/), 'Payroll{Enter}VAT{Enter}');
  expect(form().skills).toEqual(['Payroll', 'VAT']);
  await user.type(combo(/^Computer skills/), 'exc');
  await user.click(await screen.findByRole('option', { name: 'Microsoft Excel' }));
  expect(form().computer_skills).toEqual(['Microsoft Excel']);
});

it('years of driving belong to a licence', async () => {
  const { user, form } = show('seventh');
  expect(screen.queryByRole('textbox', { name: /Years of driving/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'B' }));
  await user.type(box(/Years of driving/), '1x2');
  expect(form().driving).toEqual({ categories: ['B'], years: '12' });
  expect(screen.getByText('B: Cars')).toBeTruthy();
});

it('the address of a profile follows its user name until another one is written', async () => {
  const { user, form } = show('seventh');
  await user.click(button('Add a link'));
  await user.type(box(/^User name/), '@malika');
  expect(form().social_links).toEqual([
    { network: 'telegram', url: 'https://t.me/malika', username: '@malika' },
  ]);
  await user.clear(box(/^Link/));
  await user.type(box(/^Link/), 'https://malika.uz');
  await user.type(box(/^User name/), 'y');
  expect(form().social_links[0]?.url).toBe('https://malika.uz');
});

it('notes are apart from the resume', () => {
  show('fourth', { education_title: 'Diplom' });
  const note = screen.getByDisplayValue('Diplom');
  expect(note.closest('details')?.open).toBe(false);
});
