import { Component, type ReactElement, type ReactNode } from 'react';
import { changesBefore, isTakingOver, waitForTurn } from '@/lib/turns';

/** Thrown by a part whose turn has not come, like a pending promise for `Suspense`. */
const NOT_YET = new Promise<never>(() => {});

/** A Preact vnode. The mangled names are stable across releases, because extensions and libraries rely on them. */
interface Drawn {
  /** The parent vnode. */
  __: Drawn | null;
  __c: (Component & Partial<Boundary>) | null;
  /** Its DOM element. */
  __e?: Element | null;
}

/** A component with this method is notified of suspended parts inside, as `Suspense` is. */
interface Boundary {
  __c(thrown: unknown, part: Drawn): void;
}

/**
 * One element of a page that waits for its turn (`lib/turns.ts`) and until then stays as the server rendered it. Then
 * Preact hydrates the existing DOM: nothing is created or laid out again, the focus stays, and earlier input is kept.
 * It may contain other elements that wait for turns of their own.
 */
export class InTurn extends Component<{ children: ReactElement }> implements Boundary {
  private waits = isTakingOver();
  private stands = false;

  __c(thrown: unknown, part: Drawn) {
    if (thrown !== NOT_YET) {
      tellOuter(this, thrown, part);
    } else if (!part.__e) {
      // There is no server-rendered element here.
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

/** Passes anything else that was thrown (a lazy page still loading) to the enclosing boundary. */
function tellOuter(from: Component, thrown: unknown, part: Drawn) {
  let outer = (from as Component & { __v: Drawn }).__v.__;
  while (outer && !outer.__c?.__c) outer = outer.__;
  outer?.__c?.__c?.(thrown, part);
}
