import { clothPath } from '@/lib/cloth';
import { cx } from './cx';

interface ClothTileProps {
  /** The company's name determines the cloth. */
  name: string;
  /** The company's own logo, if it has one. */
  src?: string | null;
  size?: number;
  className?: string;
}

/** A company's picture; decorative, because the name is always beside it. */
export function ClothTile({ name, src, size = 44, className }: ClothTileProps) {
  return (
    <img
      className={cx('cloth object-cover', className)}
      src={src ?? clothPath(name)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={{ width: size, height: size }}
    />
  );
}
