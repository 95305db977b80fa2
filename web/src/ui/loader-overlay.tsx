import './loader-overlay.css';

interface LoaderOverlayProps {
  active: boolean;
  /** "Yuklanmoqda", announced politely and shown under the thread. */
  label: string;
}

/** Shown over the page while an action runs. The caller decides when (`useLoader`). */
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
