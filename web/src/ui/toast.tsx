import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import './toast.css';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  type Toast,
  type ToastKind,
  toastStore,
} from './toast-store';

const ICON: Record<ToastKind, typeof Info> = {
  info: Info,
  success: CircleCheck,
  error: CircleAlert,
};

interface ToastRegionProps {
  /** The label of the region: "Xabarnomalar". */
  label: string;
  closeLabel: string;
}

/**
 * Rendered once in the app. Both live regions are always in the DOM: a region that appears together with its text is
 * not announced.
 */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.snapshot,
    toastStore.snapshot,
  );
  const rows = (list: readonly Toast[]) =>
    list.map((toast) => <ToastRow key={toast.id} toast={toast} closeLabel={closeLabel} />);
  return (
    <section
      aria-label={label}
      className="toasts"
      onMouseEnter={pauseToasts}
      onMouseLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      <div role="alert">{rows(toasts.filter(({ kind }) => kind === 'error'))}</div>
      <div role="status">{rows(toasts.filter(({ kind }) => kind !== 'error'))}</div>
    </section>
  );
}

function ToastRow({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const Icon = ICON[toast.kind];
  return (
    <div className="toast" data-kind={toast.kind}>
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="toast-icon" />
      <p className="toast-text">{toast.text}</p>
      {toast.action && (
        <Button
          look="quiet"
          size="sm"
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton
        label={closeLabel}
        icon={<X size={20} strokeWidth={1.8} aria-hidden="true" />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
