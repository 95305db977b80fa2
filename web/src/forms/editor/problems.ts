/** Errors of a form by dotted paths, the first of each, exactly as the server sends its own. */
export type Problems = Readonly<Record<string, string>>;

export function isUnder(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** The errors of some fields only. */
export function problemsOf(all: Problems, fields: readonly string[]): Problems {
  const wanted = Object.entries(all).filter(([path]) =>
    fields.some((field) => isUnder(path, field)),
  );
  return Object.fromEntries(wanted);
}

/** The errors of all other fields. */
export function problemsOutside(all: Problems, fields: readonly string[]): Problems {
  const others = Object.entries(all).filter(
    ([path]) => !fields.some((field) => isUnder(path, field)),
  );
  return Object.fromEntries(others);
}
