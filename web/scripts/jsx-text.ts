// Finds text written directly in JSX: every text that people read comes from locales/. Vite's own parser is used,
// because TypeScript 7 has no compiler API.
import { parseAst } from 'vite';

export interface Finding {
  line: number;
  text: string;
}

/** Attributes whose value is shown or read aloud. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]);
const WORD = /\p{L}{2,}/u;
/** The product's name is the same in every language. */
const SAME_EVERYWHERE = new Set(['ishbor', 'Ishbor']);

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export function untranslated(source: string): Finding[] {
  const findings: Finding[] = [];
  const report = (node: Node, text: unknown) => {
    const words = String(text).trim().replace(/\s+/g, ' ');
    if (!WORD.test(words) || SAME_EVERYWHERE.has(words)) return;
    const offset = node.start + Math.max(0, String(text).search(/\S/));
    findings.push({ line: source.slice(0, offset).split('\n').length, text: words });
  };

  /** The texts that an expression may evaluate to: both branches of a conditional, the right side of `a && 'text'`. */
  const readValue = (node: Node | null | undefined) => {
    switch (node?.type) {
      case 'Literal':
        if (typeof node.value === 'string') report(node, node.value);
        break;
      case 'TemplateLiteral':
        for (const part of node.quasis as (Node & { value: { raw: string } })[]) {
          report(part, part.value.raw);
        }
        break;
      case 'ConditionalExpression':
        readValue(node.consequent as Node);
        readValue(node.alternate as Node);
        break;
      case 'LogicalExpression':
        readValue(node.right as Node);
        break;
      case 'JSXExpressionContainer':
        readValue(node.expression as Node);
        break;
    }
  };

  const visit = (node: Node) => {
    if (node.type === 'JSXText') report(node, node.value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') readValue(child);
      }
    }
    if (node.type === 'JSXAttribute' && SPOKEN.has(String((node.name as Node).name))) {
      readValue(node.value as Node | null);
    }
    for (const value of Object.values(node)) {
      for (const inner of Array.isArray(value) ? value : [value]) {
        if (typeof inner?.type === 'string') visit(inner as Node);
      }
    }
  };
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return findings.sort((a, b) => a.line - b.line);
}
