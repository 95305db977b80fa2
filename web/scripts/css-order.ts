// Which of two style sheets a page gets first depends on what it loads when. So no two of them may say different things
// about one element with the same strength: neither would win reliably.

export interface Rule {
  file: string;
  /** `ui`, `components`; undefined outside any layer. */
  layer: string | undefined;
  selector: string;
  /** Whether only classes and attributes of the element itself decide, not what it is in. */
  isFree: boolean;
  classes: string[];
  /** How many classes, attributes and pseudo-classes, then how many elements. */
  strength: string;
  values: Map<string, string>;
}

/** The rules of a style sheet, one for each of its selectors. Only what our own style sheets use is understood. */
export function rulesOf(file: string, css: string): Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  let text = '';
  for (const letter of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (letter === '{') {
      around.push(text.trim());
      text = '';
    } else if (letter === '}') {
      const selectors = around.pop() ?? '';
      const values = valuesOf(text);
      text = '';
      if (selectors.startsWith('@') || values.size === 0) continue;
      // The frames of an animation.
      if (around.some((at) => at.startsWith('@keyframes'))) continue;
      const layer = around.find((at) => at.startsWith('@layer'))?.slice('@layer '.length);
      for (const selector of split(selectors, ',')) {
        rules.push({ file, layer, selector, ...partsOf(selector), values });
      }
    } else if (letter === ';' && around.length === 0) text = '';
    else text += letter;
  }
  return rules;
}

function valuesOf(text: string): Map<string, string> {
  const pairs = split(text, ';').map((line) => line.split(/:(.*)/s).map((part) => part.trim()));
  return new Map(pairs.filter(([name, value]) => name && value) as [string, string][]);
}

/** Splits at a separator that is in no brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (/[([]/.test(letter)) depth += 1;
    if (/[)\]]/.test(letter)) depth -= 1;
    if (letter === separator && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  parts.push(part.trim());
  return parts.filter(Boolean);
}

function partsOf(selector: string): Pick<Rule, 'isFree' | 'classes' | 'strength'> {
  const compounds = split(selector.replaceAll(/\s*[>+~]\s*/g, ' '), ' ');
  const own = (compounds.at(-1) ?? '').replaceAll(/:(not|has|is|where)\([^)]*\)*/g, '');
  const counted = selector.replaceAll(/:where\([^)]*\)/g, '').replaceAll(/:(is|not|has)\(/g, ' (');
  const classes = counted.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g)?.length ?? 0;
  const elements = counted.match(/(^|[\s>+~(])[a-z][\w-]*|::[\w-]+/g)?.length ?? 0;
  return {
    isFree: compounds.length === 1,
    classes: [...own.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''),
    strength: `${classes}.${elements}`,
  };
}

/** Rules of two files that concern one class, are equally strong, and say different things. */
export function clashes(rules: readonly Rule[]): string[] {
  const found: string[] = [];
  const byClass = new Map<string, Rule[]>();
  for (const rule of rules) {
    for (const name of rule.classes) {
      const key = `${rule.layer} ${name} ${rule.strength}`;
      byClass.set(key, [...(byClass.get(key) ?? []), rule]);
    }
  }
  for (const same of byClass.values()) {
    for (const [at, one] of same.entries()) {
      for (const other of same.slice(at + 1)) {
        // Inside two different things it is hardly the same element.
        if (one.file === other.file || !(one.isFree || other.isFree)) continue;
        const names = [...one.values.keys()].filter(
          (name) => other.values.has(name) && other.values.get(name) !== one.values.get(name),
        );
        if (names.length === 0) continue;
        const [first, second] = [one, other].map(({ file, selector }) => `${file} ${selector}`);
        found.push(`${first} | ${second}: ${names.join(', ')}`);
      }
    }
  }
  return found;
}
