import { useState } from 'react';
import { fnv1a } from '@/lib/cloth';
import { cx } from './cx';

const TINTS = [
  'bg-brand-soft text-brand-ink',
  'bg-lapis-soft text-lapis',
  'bg-saffron-soft text-saffron-ink',
  'bg-anor-soft text-anor',
] as const;

/**
 * The first letters of the first two words: "Malika Yusupova" → "MY", "Oʻktam Gʻaniyev" → "OG". The Uzbek apostrophe is
 * a modifier letter in Unicode and is skipped.
 */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word].find((letter) => /[\p{Lu}\p{Ll}\p{Lo}]/u.test(letter)) ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: number;
  className?: string;
}

/** A person: a photo, or initials on a soft tint if there is none (any more), never cloth. Decorative, beside the name. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const box = { width: size, height: size };
  if (src && src !== missing) {
    return (
      <img
        className={cx('avatar object-cover', className)}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={box}
        onError={() => setMissing(src)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx('avatar', TINTS[fnv1a(name) % TINTS.length], className)}
      style={{ ...box, fontSize: Math.max(14, Math.round(size * 0.36)) }}
    >
      {initials(name)}
    </span>
  );
}
