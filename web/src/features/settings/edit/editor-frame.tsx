import { useRouterState } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { FormError } from '@/forms/form-error';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';

interface EditorFrameProps {
  label: string;
  onSubmit: () => void;
  busy: boolean;
  error: string | undefined;
  /** Whether a draft was restored into the form. */
  isRestored: boolean;
  onDiscard: () => void;
  children: ReactNode;
}

/** Shared by both profile forms: the note about the draft, the error of the whole form, the button. */
export function EditorFrame({
  label,
  onSubmit,
  busy,
  error,
  isRestored,
  onDiscard,
  children,
}: EditorFrameProps) {
  useFieldOfAddress();
  return (
    <form
      className="settings-sections"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isRestored && (
        <div className="settings-strip" data-tone="info" role="status">
          <RotateCcw size={22} strokeWidth={1.8} aria-hidden="true" />
          <p className="settings-row-text">{m.settings_edit_restored()}</p>
          <Button size="sm" onClick={onDiscard}>
            {m.settings_edit_discard()}
          </Button>
        </div>
      )}
      {children}
      <FormError text={error} />
      <div className="settings-save">
        <Button type="submit" look="primary" busy={busy}>
          {m.settings_save()}
        </Button>
      </div>
    </form>
  );
}

/** A link of the profile leads directly to the missing answer (`#about`). */
function useFieldOfAddress() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (!hash) return;
    // After the router has moved the focus to the heading.
    const timer = setTimeout(() => {
      const target = document.getElementById(hash);
      const control = target?.matches(CONTROLS)
        ? target
        : target?.querySelector<HTMLElement>(CONTROLS);
      target?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [hash]);
}

const CONTROLS = 'input:not([type=file]), textarea, select, button';
