import { expect, it } from 'vitest';
import { readSearch, writeSearch } from './address';
import { changedFields, type Field, resetFields, typedFilters, withField } from './fields';

const SAID = 'it haydovchi';
document.body.innerHTML = `<form id="f"><input name="q" value="a"><input type="hidden" name="company" value="osh"></form>
<select form="f" name="sphere"><option value="">—</option><option value="it" selected data-typed-without="haydovchi">IT</option>
<option value="sales">Savdo</option></select>
<input form="f" type="checkbox" name="profession" value="driver" checked data-typed-without="it">
<input form="f" type="checkbox" name="with_salary" value="true">
<input form="f" type="radio" name="currency" value="UZS" checked><input form="f" type="radio" name="currency" value="USD">
<input form="f" name="salary" value="6&nbsp;000"><button form="f" name="x">ok</button>`;
const form = document.querySelector('form') as HTMLFormElement;
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const search = (address: string, selector: string) => {
  const of = field(selector) as Field;
  return writeSearch(withField(readSearch(address), of, typedFilters(form, SAID)));
};

it('reads which filters were typed as words', () => {
  expect(typedFilters(form, SAID)).toEqual([
    { name: 'sphere', value: 'it', q: SAID, rest: 'haydovchi' },
    { name: 'profession', value: 'driver', q: SAID, rest: 'it' },
  ]);
});

it('applies one field to a search', () => {
  field('[name="sphere"]').value = 'sales';
  // Professions of the former sphere go with it.
  expect(search('?profession=cook&sphere=it&page=2', '[name="sphere"]')).toBe('?sphere=sales');
  field('[name="profession"]').checked = false;
  expect(search('?q=it+haydovchi&profession=cook', '[name="profession"]')).toBe(
    '?q=it&profession=cook',
  );
  field('[name="with_salary"]').checked = true;
  expect(search('', '[name="with_salary"]')).toBe('?with_salary=true');
  field('[value="USD"]').checked = true;
  expect(search('', '[value="USD"]')).toBe('');
  expect(search('?salary=5', '[value="USD"]')).toBe('');
  field('[name="salary"]').value = ' 07 000';
  expect(search('', '[name="salary"]')).toBe('?salary=7000&currency=USD');
  // A currency that is typed beside the amount is meant.
  field('[name="salary"]').value = ' 07 000 ₽';
  expect(search('', '[name="salary"]')).toBe('?salary=7000&currency=RUB');
  field('[name="salary"]').value = '5,5 mln';
  expect(search('', '[name="salary"]')).toBe('?salary=5500000&currency=USD');
  field('[name="salary"]').value = ' 07 000 soʻm';
});

it('finds the changed fields, and takes the changes back', () => {
  expect(changedFields(form).map(({ name, value }) => [name, value])).toEqual([
    ['sphere', 'sales'],
    ['profession', 'driver'],
    ['with_salary', 'true'],
    ['currency', 'USD'],
    ['salary', ' 07 000 soʻm'],
  ]);
  resetFields(form);
  expect(changedFields(form)).toEqual([]);
  expect([field('[name="sphere"]').value, field('[value="UZS"]').checked]).toEqual(['it', true]);
});
