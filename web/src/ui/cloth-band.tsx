import { clothIndex } from '@/lib/cloth';
import './cloth-band.css';

/**
 * A band of the company's own cloth above its page. The number is an attribute and the picture stands in the styles:
 * the content policy lets no inline style of the server's HTML through.
 */
export function ClothBand({ name }: { name: string }) {
  return <div className="cloth-band" data-cloth={clothIndex(name)} />;
}
