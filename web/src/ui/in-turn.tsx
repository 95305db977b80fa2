import { Component, type ReactElement, type ReactNode } from 'react';
import { changesBefore, isTakingOver, waitForTurn } from '@/lib/turns';

/** What a part throws that is not ready. */
const NOT_YET = new Promise<never>(() => {});

/** What Preact made of a part. Its names are short in every release: extensions and libraries rely on them. */
interface Drawn {
  /** The part that it stands in. */
  __: Drawn | null;
  __c: (Component & Partial<Boundary>) | null;
  /** What stands in its place on the page. */
  __e?: Element | null;
}

/** Whoever has this method is told of parts inside that are not ready, as `Suspense` is. */
interface Boundary {
  __c(thrown: unknown, part: Drawn): void;
}

/**
 * One element of a page that waits for its turn (`lib/turns.ts`) and until then stays as the server painted it. When its
 * turn comes, Preact takes over what stands there: nothing is written or laid out anew, the focus stays, and what was
 * chosen before counts. Inside there may be others that wait for turns of their own.
 */
export class InTurn extends Component<{ children: ReactElement }> implements Boundary {
  private waits = isTakingOver();
  private stands = false;

  __c(thrown: unknown, part: Drawn) {
    if (thrown !== NOT_YET) {
      tellOuter(this, thrown, part);
    } else if (!part.__e) {
      // Nothing was painted here.
      this.come(part);
    } else if (!this.stands) {
      this.stands = true;
      waitForTurn(() => this.come(part));
    }
  }

  private come(part: Drawn) {
    this.waits = false;
    part.__c?.forceUpdate(part.__e ? changesBefore(part.__e) : undefined);
  }

  override render() {
    return <Part waits={() => this.waits}>{this.props.children}</Part>;
  }
}

function Part({ waits, children }: { waits: () => boolean; children: ReactNode }) {
  if (waits()) throw NOT_YET;
  return children;
}

/** What was thrown for another reason (a page whose code is on its way) is not ours. */
function tellOuter(from: Component, thrown: unknown, part: Drawn) {
  let outer = (from as Component & { __v: Drawn }).__v.__;
  while (outer && !outer.__c?.__c) outer = outer.__;
  outer?.__c?.__c?.(thrown, part);
}
