// Search params in plain form (`q=bugalter&work=remote,hybrid`), because the server reads and writes the same URLs. The
// router treats every value as a string; a route's `validateSearch` gives it its type, with `listParam` for lists
// (their items are slugs and enum codes, which never contain a comma).

export function parseSearch(search: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (value === '') continue;
    // `work=remote&work=hybrid` is what a plain HTML form sends.
    result[key] = result[key] === undefined ? value : `${result[key]},${value}`;
  }
  return result;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(search)) {
    const items = (Array.isArray(value) ? value : [value]).filter(isPresent).map(encode);
    if (items.length > 0) pairs.push(`${encode(key)}=${items.join(',')}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Reads a list from a search param: `"remote,hybrid"`, an array, or undefined. */
export function listParam(value: unknown): string[] {
  const items = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return [...new Set(items.map((item) => item.trim()).filter(isPresent))];
}

/** Reads a string from a search param. A number-like value (`q=1`) stays a string. */
export function textParam(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '').trim();
  return text === '' ? undefined : text;
}

/** Reads a page number: the first page has none in its URL, and an invalid value means the first. */
export function pageParam(value: unknown): number | undefined {
  const text = textParam(value);
  return text && /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : undefined;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

/** Spaces and commas stay readable, as the server writes them. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('%20', '+').replaceAll('%2C', ',');
}
