import { showProgress } from '@/frame/frame';
import { troubleNote } from './trouble';

/** Fetches; what it returns shows the answer, unless something newer was asked for meanwhile. */
export type Work = (signal: AbortSignal) => Promise<() => void>;

/** What of the page shows that the work is under way, and where it says that it failed. */
export interface Where {
  mark: (busy: boolean) => void;
  putNote: (note: HTMLElement) => void;
}

/** One request at a time: only the newest counts. A failed one is repeated when the network is back. */
export class Requests {
  private turn = new AbortController();
  private endMark: (() => void) | undefined;
  private failed: { work: Work; where: Where } | undefined;
  /** Says that the newest request failed, and offers to repeat it. */
  note: HTMLElement | undefined;

  constructor() {
    addEventListener('online', this.retry);
  }

  async run(work: Work, where: Where): Promise<void> {
    this.stop();
    this.turn = new AbortController();
    const { signal } = this.turn;
    this.endMark = () => where.mark(false);
    where.mark(true);
    showProgress(true);
    let show: () => void;
    try {
      show = await work(signal);
    } catch {
      if (signal.aborted) return;
      this.drop();
      this.failed = { work, where };
      this.note = troubleNote(this.retry);
      where.putNote(this.note);
      return;
    }
    if (signal.aborted) return;
    this.drop();
    show();
  }

  readonly retry = (): void => {
    if (this.failed) void this.run(this.failed.work, this.failed.where);
  };

  /** Nothing is asked for any more. */
  drop(): void {
    this.stop();
    this.note?.remove();
    this.note = undefined;
  }

  private stop(): void {
    this.turn.abort();
    this.failed = undefined;
    this.endMark?.();
    this.endMark = undefined;
    showProgress(false);
  }
}
