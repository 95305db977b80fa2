// Light, dark, or the system's theme. The inline script of index.html applies the same rule before the first paint.

export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';
const GROUND = { light: '#f5f6f9', dark: '#0b1020' };
const listeners = new Set<() => void>();

export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage can be forbidden; the theme then lasts until the page is left.
    return 'system';
  }
}

/** The theme on the screen now. */
export function shownTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // See themeChoice.
  }
  apply(choice);
}

/** Follows the system while no theme is chosen; called once at startup. */
export function startTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    apply(themeChoice());
  });
  apply(themeChoice());
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(choice: ThemeChoice): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = choice === 'system' ? (dark ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  // Colours the browser's toolbar like the page, also when the choice differs from the system's theme.
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', GROUND[theme]);
  }
  for (const listener of listeners) listener();
}
