import { m } from '@/paraglide/messages';

/**
 * Over the whole screen until the first identity check, and only then (decisions G1). It is always in the page; CSS
 * shows it while `<html data-checking>` says so, which guards and the server write.
 */
export function Preloader() {
  return (
    <div className="preloader" role="status">
      <img className="logo-mark" src="/logo.svg" alt="" width="36" height="36" />
      <span className="preloader-thread selvedge-x" aria-hidden="true" />
      <span className="sr-only">{m.shell_loading()}</span>
    </div>
  );
}
