import './loader-overlay.css';

interface LoaderOverlayProps {
  active: boolean;
  /** "Yuklanmoqda", read politely and shown under the thread. */
  label: string;
}

/** Stands over the page while an action runs. When it comes and goes is decided by the caller (`useLoader`). */
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
