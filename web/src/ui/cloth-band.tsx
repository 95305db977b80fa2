import { clothIndex } from '@/lib/cloth';
import './cloth-band.css';

/**
 * A band of the company's own cloth above its page. The number is a data attribute and the image is set in CSS, because
 * the Content Security Policy forbids inline styles in the server's HTML.
 */
export function ClothBand({ name }: { name: string }) {
  return <div className="cloth-band" data-cloth={clothIndex(name)} />;
}
