// Reads the limits of every named schema in openapi.json, so that none of them is hard-coded in the web.

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
 * `{ Password: { minLength: 8 } }` for a named type; a field with limits of its own and no named type is listed under
 * `Type_field`.
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
 * One constant per type, so that a page loads only the limits it uses; `limits.X` gives access to all of them. The
 * module re-exports itself as a namespace: bundlers can tree-shake it, and importers need a single name.
 */
export function limitsSource(limits: Record<string, Limits>): string {
  const constants = Object.entries(limits).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return `${constants.join('\n')}\nexport * as limits from './limits.gen';\n`;
}
