import { expect, it } from 'vitest';
import { makeQueryClient, takeFirstData } from './query-client';

it('takes the data of the page into the cache under the keys the server wrote', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<script type="application/json" id="ishbor-data">{"queries":[{"key":["home"],"data":{"regions":[{"slug":"a","name":"\\u003cA"}]}}]}</script>';
  const client = makeQueryClient();
  takeFirstData(client, page);
  expect(client.getQueryData(['home'])).toEqual({ regions: [{ slug: 'a', name: '<A' }] });
});

it('does nothing on a page without data', () => {
  const client = makeQueryClient();
  takeFirstData(client, document.createElement('div'));
  expect(client.getQueryCache().getAll()).toEqual([]);
});
