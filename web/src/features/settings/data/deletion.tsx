import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { ownsCompany } from '@/session/rights';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { askDeletion } from '../queries';
import { Section } from '../section';
import { useChangeMe, useMe } from '../use-me';
import { DeletionStrip } from './deletion-strip';

/** The company cannot lose its owner while others work in it. */
function isHeldByTeam(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'company_has_members';
}

/** Deletes the account after a grace period. */
export function Deletion() {
  const user = useMe();
  const changeMe = useChangeMe();
  const queryClient = useQueryClient();
  const owns = ownsCompany(user);
  const [asking, setAsking] = useState(false);
  const proved = useWithProof(askDeletion);
  const remove = useAction(async () => {
    changeMe(await proved());
    setAsking(false);
    // Vacancies are hidden from now on, and their pages say so.
    await queryClient.invalidateQueries();
  });
  return (
    <Section title={m.settings_delete_title()} text={m.settings_delete_text()}>
      <ul className="settings-list">
        <li>{m.settings_delete_undo_rule()}</li>
        {owns && <li>{m.settings_delete_vacancies()}</li>}
        <li>{m.settings_delete_what()}</li>
        <li>{m.settings_delete_stays()}</li>
      </ul>
      {user.delete_at ? (
        <DeletionStrip day={momentDay(user.delete_at)} onUndone={changeMe} />
      ) : (
        <Button look="danger" className="settings-start" onClick={() => setAsking(true)}>
          {m.settings_delete()}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={m.settings_delete_confirm_title()}
        confirmText={m.settings_delete()}
        cancelText={m.settings_keep()}
        closeLabel={m.ui_close()}
        danger
        busy={remove.busy}
        onConfirm={() => remove.run()}
        onClose={() => setAsking(false)}
      >
        <p>{m.settings_delete_confirm_text()}</p>
        {owns && <p>{m.settings_delete_vacancies()}</p>}
        <FormError text={remove.error} />
        {isHeldByTeam(remove.failure) && (
          <Link to="/profile/company/team" className="settings-link">
            {m.team_open()}
          </Link>
        )}
      </ConfirmDialog>
    </Section>
  );
}
