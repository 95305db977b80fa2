import { m } from '@/paraglide/messages';

/** Says that the list on the screen is not the one that was asked for. Announced as soon as it stands in the page. */
export function troubleNote(onRetry: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'results-trouble';
  note.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = navigator.onLine ? m.jobs_failed() : m.jobs_offline();
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'btn btn-s btn-sm';
  retry.textContent = m.ui_retry();
  retry.addEventListener('click', onRetry);
  note.append(text, retry);
  return note;
}
