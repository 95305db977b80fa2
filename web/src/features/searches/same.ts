/** What a query asks for, in one order: names without a value, and the page, say nothing. */
function wishes(query: string): string {
  const pairs = [...new URLSearchParams(query)]
    .map(([name, value]) => [name === 'work_type' ? 'work' : name, value.trim()] as const)
    .filter(([name, value]) => value !== '' && name !== 'page')
    .map(([name, value]) => `${name}=${value.split(',').sort().join()}`);
  return pairs.sort().join('&');
}

/** Whether two addresses of the page ask for the same. The server has the last word when one is saved. */
export function isSameSearch(one: string, other: string): boolean {
  return wishes(one) === wishes(other);
}
