// Usage: node generate.mjs <openapi.json> — prints the TypeScript types of the API to standard output.
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const [source] = process.argv.slice(2);
if (!source) {
  console.error('usage: node generate.mjs <openapi.json>');
  process.exit(2);
}
const ast = await openapiTS(pathToFileURL(source), { alphabetize: false, immutable: false });
process.stdout.write(astToString(ast));
