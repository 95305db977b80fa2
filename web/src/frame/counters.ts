import { m } from '@/paraglide/messages';

/** How much of a text field is written: `<p data-counter="message" data-max="5000">` belongs to the field `message`. */
export function countFields(form: HTMLFormElement): void {
  for (const counter of form.querySelectorAll<HTMLElement>('[data-counter]')) {
    const field = form.elements.namedItem(counter.dataset.counter ?? '');
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) continue;
    const max = Number(counter.dataset.max);
    // Characters, not units of UTF-16, and without surrounding space, as the server counts.
    const value = [...field.value.trim()].length;
    const [shown, spoken] = ['[aria-hidden]', '.sr-only'].map((part) =>
      counter.querySelector(part),
    );
    if (shown) shown.textContent = `${value} / ${max}`;
    if (spoken) spoken.textContent = m.contact_counter({ value, max });
    counter.classList.toggle('is-over', value > max);
  }
}
