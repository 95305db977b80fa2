// Checks of how a page renders at one width and theme, evaluated in the browser.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Injects axe into the page, once after each load. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(AXE);
}

/** The violated rules, all or only these, with the elements that violate them. */
export function axeFaults(page: Page, only?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  }, only);
}

/** Texts that do not fit: clipped by their box, or outside the screen. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
      const names = wide.slice(0, 4).map((one) => `${one.tagName}.${one.className}`);
      faults.push(`scrolls sideways: ${root.scrollWidth} of ${innerWidth}, ${names.join(' > ')}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNode(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Text for screen readers only is in a box of one pixel.
        if (box.clientWidth <= 1 && box.clientHeight <= 1 && style.overflowX !== 'visible') break;
        // Scrollable content is not clipped, and an ellipsis shows that there is more.
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') break;
        if (style.overflowX === 'visible') continue;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
        const place = box.getBoundingClientRect();
        const over = Math.max(text.right - place.right, place.left - text.left, text.bottom - place.bottom);
        if (over > 2) {
          faults.push(`cut by ${Math.round(over)} px in ${box.tagName}.${box.className}: ${node.nodeValue.trim().slice(0, 60)}`);
          break;
        }
      }
    }
    return faults;
  });
}

/** Every visible text and accessible name on the page, except in elements marked as another language. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const texts = new Set<string>([document.title.split(' | ')[0] ?? '']);
    const foreign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== own;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.matches('script, style, noscript, template') || foreign(element)) continue;
      texts.add(node.nodeValue?.trim() ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!foreign(element)) texts.add(element.getAttribute(name)?.trim() ?? '');
      }
    }
    texts.delete('');
    return [...texts];
  });
}

