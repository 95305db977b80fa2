import './loader-overlay.css';

interface LoaderOverlayProps {
  active: boolean;
  /** "Yuklanmoqda", read politely and shown under the thread. */
  label: string;
}

/** Covers the page while an action runs. It appears after 200 ms, so that a quick answer shows nothing. */
export function LoaderOverlay({ active, label }: LoaderOverlayProps) {
  return (
    <div role="status" className="loader-region">
      {active && (
        <div className="loader">
          <div className="loader-panel">
            <span className="loader-thread selvedge-x" aria-hidden="true" />
            {label}
          </div>
        </div>
      )}
    </div>
  );
}
