/** The query in canonical order: params without a value and the page number are ignored. */
function wishes(query: string): string {
  const pairs = [...new URLSearchParams(query)]
    .map(([name, value]) => [name === 'work_type' ? 'work' : name, value.trim()] as const)
    .filter(([name, value]) => value !== '' && name !== 'page')
    .map(([name, value]) => `${name}=${value.split(',').sort().join()}`);
  return pairs.sort().join('&');
}

/** Whether two URLs of the page mean the same search. The server makes the final check when one is saved. */
export function isSameSearch(one: string, other: string): boolean {
  return wishes(one) === wishes(other);
}
