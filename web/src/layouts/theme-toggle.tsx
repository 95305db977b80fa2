import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  chooseTheme,
  shownTheme,
  subscribeTheme,
  type ThemeChoice,
  themeChoice,
} from '@/lib/theme';
import { m } from '@/paraglide/messages';

/** Both icons are in the DOM and CSS shows one, so the server's HTML is right in either theme. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={m.shell_theme_toggle()}
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Moon className="theme-moon" size={20} strokeWidth={1.8} aria-hidden="true" />
      <Sun className="theme-sun" size={20} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}

const CHOICES: [ThemeChoice, () => string][] = [
  ['light', m.shell_theme_light],
  ['dark', m.shell_theme_dark],
  ['system', m.shell_theme_system],
];

/** The full choice, in the footer. */
export function ThemeChooser() {
  const chosen = useSyncExternalStore(subscribeTheme, themeChoice);
  return (
    <fieldset className="themes">
      <legend className="sr-only">{m.shell_theme()}</legend>
      {CHOICES.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          className="theme"
          aria-pressed={chosen === choice}
          onClick={() => chooseTheme(choice)}
        >
          {label()}
        </button>
      ))}
    </fieldset>
  );
}
