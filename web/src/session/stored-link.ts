/**
 * What is kept for a moment later, once: a link of ours that is opened after signing in or after a resume was made
 * (product §3), and what a guest wanted to do.
 */

/** No page has a longer path; a longer one is an attack. */
const LONGEST = 2000;

/**
 * The same path if it certainly stays on our own origin, otherwise null. A path begins with one slash; browsers read a
 * backslash as a slash, drop tabs and line breaks, and decode nothing else, but a proxy in between may decode once
 * more, so the decoded form has to be harmless as well.
 */
export function ownPath(link: unknown): string | undefined {
  if (typeof link !== 'string' || link.length > LONGEST) return undefined;
  const forms = [link, decoded(link), decoded(decoded(link) ?? '')];
  if (hasOddLetters(link) || !forms.every((form) => form !== undefined && isOwn(form)))
    return undefined;
  return link;
}

function isOwn(path: string): boolean {
  const [before = ''] = path.split(/[?#]/, 1);
  // A search for several words has decoded spaces, which do no harm behind the path.
  if (!/^\/(?!\/)/.test(path) || before.includes('//') || hasOddLetters(before)) return false;
  try {
    const url = new URL(path, 'https://own.invalid');
    return url.origin === 'https://own.invalid' && !url.pathname.startsWith('/auth/');
  } catch {
    return false;
  }
}

/** Control characters, spaces, backslashes, and characters that Unicode normalises to slashes and dots. */
function hasOddLetters(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what is looked for.
  return /[\u0000-\u0020\u007f-\u00a0\\\u2024-\u2026\u2028\u2029\u2044\u2215\u29f5\u29f8\u3002\ufe52\ufe68\uff0e\uff0f\uff3c\uff61\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(
    path,
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

interface Stored<Value> {
  save: (text: string) => void;
  /** The saved value without removing it. */
  peek: () => Value | undefined;
  /** The saved value; reading it removes it. */
  take: () => Value | undefined;
  forget: () => void;
}

/** Kept for this tab, and in a cookie where storage is forbidden. */
export const storedLink = (name: string, lifeSeconds: number): Stored<string> =>
  stored(name, lifeSeconds, ownPath);

/**
 * Kept for all tabs of the browser, because it is done once: whoever signs in by a link of an e-mail does so in another
 * tab. Without cookies nobody signs in.
 */
export const storedOnce = <Value>(
  name: string,
  lifeSeconds: number,
  check: (text: unknown) => Value | undefined,
): Stored<Value> => stored(name, lifeSeconds, check, false);

/** `check` reads what was stored, by whomever: undefined for what is not ours. */
function stored<Value>(
  name: string,
  lifeSeconds: number,
  check: (text: unknown) => Value | undefined,
  inTab = true,
): Stored<Value> {
  const cookie = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`);
  const setCookie = (value: string, seconds: number) => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
  };
  const fromStorage = (): unknown => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as {
        path?: unknown;
        until?: number;
      } | null;
      return kept && (kept.until ?? 0) > Date.now() ? kept.path : undefined;
    } catch {
      return undefined;
    }
  };
  const fromCookie = (): string | undefined => {
    const found = cookie.exec(document.cookie)?.[1];
    return found && decoded(found);
  };
  const peek = () => check((inTab ? fromStorage() : undefined) ?? fromCookie());
  const forget = () => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Storage may be forbidden; then there is nothing to remove.
    }
    setCookie('', 0);
  };
  return {
    peek,
    forget,
    save: (text) => {
      if (check(text) === undefined) return;
      try {
        const until = Date.now() + lifeSeconds * 1000;
        if (inTab) sessionStorage.setItem(name, JSON.stringify({ path: text, until }));
      } catch {
        // Storage may be forbidden; then the cookie below carries it.
      }
      setCookie(encodeURIComponent(text), lifeSeconds);
    },
    take: () => {
      const value = peek();
      forget();
      return value;
    },
  };
}
