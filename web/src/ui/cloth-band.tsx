import { clothIndex } from '@/lib/cloth';
import './cloth-band.css';

interface ClothBandProps {
  name: string;
  /** The cloth that the company has chosen; by default its name decides. */
  cloth?: number | null;
}

/**
 * A band of the company's own cloth above its page. The number is a data attribute and the image is set in CSS, because
 * the Content Security Policy forbids inline styles in the server's HTML.
 */
export function ClothBand({ name, cloth }: ClothBandProps) {
  return <div className="cloth-band" data-cloth={cloth ?? clothIndex(name)} />;
}
