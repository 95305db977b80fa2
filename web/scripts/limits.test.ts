import { expect, it } from 'vitest';
import { limitsOf, limitsSource, type OpenApi } from './limits.ts';

const openapi: OpenApi = {
  components: {
    schemas: {
      Password: { type: 'string', minLength: 8, maxLength: 128 },
      Topic: { type: 'string', enum: ['a', 'b'] },
      ContactIn: {
        type: 'object',
        properties: {
          password: { $ref: '#/components/schemas/Password' },
          spheres: { type: 'array', minItems: 3, maxItems: 5 },
        },
      },
    },
  },
};

it('keeps limits of named types and of fields, and nothing else', () => {
  expect(limitsOf(openapi)).toEqual({
    ContactIn_spheres: { minItems: 3, maxItems: 5 },
    Password: { minLength: 8, maxLength: 128 },
    Topic: { enum: ['a', 'b'] },
  });
});

it('writes a constant for each type, and all of them under one word', () => {
  expect(limitsSource({ Password: { minLength: 8 } })).toBe(
    'export const Password = {\n  "minLength": 8\n} as const;\n\nexport * as limits from \'./limits.gen\';\n',
  );
});
