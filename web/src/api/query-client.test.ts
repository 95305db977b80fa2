import { expect, it } from 'vitest';
import { makeQueryClient, takeFirstData } from './query-client';

it('puts the data of the page into the cache under the keys of the server', () => {
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

it('treats data rendered for a guest as stale when somebody is signed in', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browser of the tests.
  document.cookie = 'token=1|a; path=/';
  const page = document.createElement('div');
  page.innerHTML = '<script id="ishbor-data">{"queries":[{"key":["a"],"data":1}]}</script>';
  const client = makeQueryClient();
  takeFirstData(client, page);
  expect(client.getQueryState(['a'])).toMatchObject({ data: 1, dataUpdatedAt: 0 });
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = 'token=; path=/; max-age=0';
});
