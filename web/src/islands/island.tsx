import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { patiently, startFetchingAhead } from '@/lib/on-demand';
import { ISLANDS } from './registry';
import { type Slot, slotStore } from './slots';

type Part = ComponentType<Record<string, unknown>>;

const parts = new Map<string, Part>();

/** The component of an island. Its code waits for the network. */
function partOf(name: string): Part | undefined {
  const load = ISLANDS[name];
  if (!load) return undefined;
  let part = parts.get(name);
  if (!part) {
    part = lazy(async () => ({ default: (await patiently(load)).Island as Part }));
    parts.set(name, part);
  }
  return part;
}

/** All islands of the page, each drawn into its own place. */
export function Islands() {
  const slots = useSyncExternalStore(slotStore.subscribe, slotStore.snapshot);
  return slots.map((slot) => <Island key={slot.id} slot={slot} />);
}

function Island({ slot }: { slot: Slot }) {
  const Part = partOf(slot.name);
  if (!Part) return null;
  return createPortal(
    <Guarded slot={slot}>
      <Suspense>
        <Part {...slot.props} />
        <Living slot={slot} />
      </Suspense>
    </Guarded>,
    slot.element,
  );
}

/** An island that breaks, or whose code is gone, leaves what the server painted: it works without scripts. */
class Guarded extends Component<{ slot: Slot; children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch() {
    const { element, painted } = this.props.slot;
    if (element.dataset.live !== undefined) element.append(...painted);
    const tapped = takeTaps(controlsOf(painted));
    element.dataset.live = '';
    for (const control of tapped) control.click();
    noteAlive();
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

/** Its code has come and it is drawn: the painted content goes, focus and earlier taps pass to the living controls. */
function Living({ slot }: { slot: Slot }) {
  useLayoutEffect(() => {
    const { element, painted } = slot;
    if (element.dataset.live !== undefined) return;
    element.dataset.live = '';
    const before = controlsOf(painted);
    const focused = before.indexOf(document.activeElement as HTMLElement);
    const tapped = takeTaps(before);
    for (const node of painted) node.remove();
    const now = controlsOf([...element.childNodes]);
    now[focused]?.focus({ preventScroll: true });
    for (const control of tapped) now[before.indexOf(control)]?.click();
    noteAlive();
  }, [slot]);
  return null;
}

/** The painted controls that were pressed already; each is repeated once. */
function takeTaps(controls: readonly HTMLElement[]): HTMLElement[] {
  const tapped = controls.filter((control) => window.early?.includes(control));
  window.early = window.early?.filter((control) => !tapped.includes(control as HTMLElement));
  return tapped;
}

/** Without hidden fields, which only the painted forms have: the n-th painted control becomes the n-th living one. */
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

function controlsOf(nodes: readonly ChildNode[]): HTMLElement[] {
  return nodes.flatMap((node) => {
    if (!(node instanceof HTMLElement)) return [];
    const inner = [...node.querySelectorAll<HTMLElement>(CONTROLS)];
    return node.matches(CONTROLS) ? [node, ...inner] : inner;
  });
}

let coming = 0;

/** A part of the page that comes to life without being an island: the list of vacancies, a form. */
export function awaitPart(part: Promise<unknown>): void {
  coming += 1;
  void part.finally(() => {
    coming -= 1;
    noteAlive();
  });
}

/** Marks in the performance timeline that the whole page is alive: for developer tools, and awaited by e2e tests. */
export function noteAlive(): void {
  const isWaiting = slotStore
    .snapshot()
    .some(({ element, name }) => name in ISLANDS && element.dataset.live === undefined);
  if (isWaiting || coming > 0) return;
  performance.mark('alive');
  startFetchingAhead();
}
