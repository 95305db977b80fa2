import { clothPath } from '@/lib/cloth';
import './cloth-band.css';

interface ClothBandProps {
  name: string;
  /** The cloth that the company has chosen; by default its name decides. */
  cloth?: number | null;
}

/**
 * A band of the company's own cloth above its page. An image and no background, because the Content Security Policy
 * forbids inline styles in the server's HTML.
 */
export function ClothBand({ name, cloth }: ClothBandProps) {
  return (
    <img
      className="cloth-band"
      src={clothPath(name, cloth, 'band')}
      alt=""
      width={1680}
      height={160}
    />
  );
}
