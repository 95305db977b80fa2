// Reads the limits of every named schema in openapi.json, so that no number of them is typed by hand in the web.

const KEPT = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'enum',
] as const;

export type Limits = Partial<Record<(typeof KEPT)[number], unknown>>;

interface Schema extends Limits {
  type?: unknown;
  $ref?: string;
  properties?: Record<string, Schema>;
}

export interface OpenApi {
  components?: { schemas?: Record<string, Schema> };
}

/**
 * `{ Password: { minLength: 8 } }` for a named type; a field that carries limits of its own, without a named type,
 * stands under `Type_field`.
 */
export function limitsOf(openapi: OpenApi): Record<string, Limits> {
  const result: Record<string, Limits> = {};
  const take = (name: string, schema: Schema) => {
    const found: Limits = {};
    for (const key of KEPT) if (schema[key] !== undefined) found[key] = schema[key];
    if (Object.keys(found).length > 0) result[name] = found;
  };
  for (const [name, schema] of Object.entries(openapi.components?.schemas ?? {})) {
    take(name, schema);
    for (const [field, inner] of Object.entries(schema.properties ?? {}))
      take(`${name}_${field}`, inner);
  }
  return Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * One constant per type, so that a page carries only the limits it uses; `limits.X` reads them together.
 * The module names itself: bundlers see through that, and importers have one word to remember.
 */
export function limitsSource(limits: Record<string, Limits>): string {
  const constants = Object.entries(limits).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return `${constants.join('\n')}\nexport * as limits from './limits.gen';\n`;
}
