import { expect, it } from 'vitest';
import { vacanciesQuery } from './queries';

it.each([
  [{}, '{}'],
  [{ page: 1 }, '{}'],
  [{ sphere: 'it', location: undefined, page: 2 }, '{"sphere":"it","page":2}'],
])('asks for %j under the key that the server writes', (filter, query) => {
  const key = JSON.stringify(vacanciesQuery(filter).queryKey);
  expect(key).toBe(`["get","/api/v1/jobs",{"params":{"query":${query}}}]`);
});
