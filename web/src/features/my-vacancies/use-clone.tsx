import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { ConfirmDialog } from '@/ui/dialog';
import { cloneVacancy } from './calls';

/** Copies a vacancy into the draft of a new one; an older draft is replaced only after a question. */
export function useClone(slug: string) {
  const navigate = useNavigate();
  const [isReplacing, setReplacing] = useState(false);
  const clone = useAction(async (replace: boolean) => {
    try {
      await cloneVacancy(slug, replace);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'draft_exists') throw failure;
      setReplacing(true);
      return;
    }
    setReplacing(false);
    await navigate({ to: '/jobs/create' });
  });
  const question = (
    <ConfirmDialog
      open={isReplacing}
      title={m.my_vacancies_replace_title()}
      confirmText={m.my_vacancies_replace()}
      cancelText={m.my_vacancies_cancel()}
      closeLabel={m.ui_close()}
      danger
      busy={clone.busy}
      onConfirm={() => void clone.run(true)}
      onClose={() => setReplacing(false)}
    >
      <p>{m.my_vacancies_replace_text()}</p>
    </ConfirmDialog>
  );
  return { start: () => void clone.run(false), busy: clone.busy, error: clone.error, question };
}
