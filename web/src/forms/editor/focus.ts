/** Moves the focus to an answer. The error, or the step itself, is rendered only after the change that causes it. */
import type { RefObject } from 'react';
import type { IdOf } from './answer';

const CONTROLS = 'input, textarea, select, button';
/** Two frames: the router renders another step in the first. */
const DRAWN_MS = 60;

export function focusFirstProblem(form: RefObject<HTMLElement | null>): void {
  setTimeout(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong?.matches(CONTROLS) ? wrong : wrong?.querySelector<HTMLElement>(CONTROLS);
    show(control);
  }, DRAWN_MS);
}

/** Tries `salary.min_salary` first, then `salary`: whichever is on the page. */
export function focusField(idOf: IdOf, path: string): void {
  setTimeout(() => {
    const parts = path.split('.');
    const ids = parts.map((_, index) => idOf(parts.slice(0, parts.length - index).join('.')));
    const found = ids.flatMap((id) => document.getElementById(id) ?? [])[0];
    show(found?.matches(CONTROLS) ? found : found?.querySelector<HTMLElement>(CONTROLS));
  }, DRAWN_MS);
}

function show(control: HTMLElement | null | undefined): void {
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
