import { REQUEST_TIMEOUT_MS } from '@/api/constants';
import { type ResultsPage, readPage } from './page';

/** Enough for the way back of one search; a page has about 100 KB. */
const KEPT = 20;

export interface Loaded {
  /** Another than was asked for, when the server redirected. */
  address: string;
  page: ResultsPage;
}

interface Options {
  signal: AbortSignal;
  /** A list that was shown before is shown as it was. */
  again?: boolean;
}

export class Lists {
  /** The HTML of lists that were shown, by address; the newest are last. */
  private readonly kept = new Map<string, string>();

  /** Fetches a list. Fails without network and for an answer that is not a list; a list that is not found is one. */
  async load(address: string, { signal, again }: Options): Promise<Loaded> {
    const known = again ? this.kept.get(address) : undefined;
    const page = known && readPage(known);
    if (page) return { address, page };
    const response = await fetch(address, {
      headers: { Accept: 'text/html' },
      // The first list of this page was fetched by the browser, which may still have it.
      cache: again ? 'force-cache' : 'default',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    const html = await response.text();
    const fresh = readPage(html);
    if (!fresh) throw new Error(`no list in the answer ${response.status}`);
    const { pathname, search } = new URL(response.url || address, location.origin);
    const came = response.redirected ? pathname + search : address;
    this.keep(came, html);
    return { address: came, page: fresh };
  }

  private keep(address: string, html: string): void {
    this.kept.delete(address);
    this.kept.set(address, html);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
