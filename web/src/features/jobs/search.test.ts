import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@/i18n/search-params';
import { readJobSearch } from './search';

const read = (address: string) => stringifySearch({ ...readJobSearch(parseSearch(address)) });

it.each([
  ['?sphere=it&location=samarqand', '?sphere=it&location=samarqand'],
  // A canonical order of params and values, whatever order they came in.
  [
    '?page=3&more=2&work=hybrid,remote&location=b&location=a&q=usta',
    '?q=usta&location=a,b&work=remote,hybrid&page=3&more=2',
  ],
  [
    '?as_typed=true&company=osh&resume_required=false&period=7&with_salary=true&currency=USD&salary=500&language=russian&education=higher,secondary&experience=5,none&profession=driver&q=a&sort=salary',
    '?q=a&profession=driver&experience=none,5&education=secondary,higher&language=russian&salary=500&currency=USD&with_salary=true&period=7&resume_required=false&company=osh&sort=salary&as_typed=true',
  ],
  ['?work_type=remote', '?work=remote'],
  // Pay as people write it.
  ['?salary=5+000%C2%A0000&currency=UZS', '?salary=5000000'],
  // Default values are left out.
  ['?q=usta&sort=relevance', '?q=usta'],
  ['?sort=new', ''],
  ['?q=usta&sort=new', '?q=usta&sort=new'],
  ['?currency=USD&as_typed=true&page=1', ''],
  ['?q=+a%00%0Ab++c+', '?q=a+b+c'],
  // So are invalid values.
  ['?page=-2&more=0&salary=-5&period=2&work=nothing&experience=2&with_salary=yes&sort=x', ''],
  ['?page=1e9&more=all&salary=1e9&currency=EUR', ''],
  ['?more=9999', '?more=20'],
])('%s → %s', (address, written) => {
  expect(read(address)).toBe(written);
});
