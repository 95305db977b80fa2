import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { ownsCompany } from '@/session/rights';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { type User, undoDeletion } from '../queries';
import '../settings.css';

interface DeletionStripProps {
  /** The day on which the account will be deleted. */
  day: string;
  onUndone: (user: User) => void;
}

/** Says that the account is scheduled for deletion; one click cancels it. */
export function DeletionStrip({ day, onUndone }: DeletionStripProps) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery());
  const undo = useAction(async () => {
    onUndone(await undoDeletion());
    // What was hidden with the account is back.
    await queryClient.invalidateQueries();
    toast.success(m.settings_delete_undone());
  });
  return (
    <div className="settings-strip" data-tone="wait" role="status">
      <TriangleAlert size={22} strokeWidth={1.8} aria-hidden="true" />
      <div className="settings-row-text">
        <p>{m.settings_delete_on({ day })}</p>
        {ownsCompany(me) && <p>{m.settings_delete_hidden()}</p>}
        <FormError text={undo.error} />
      </div>
      <Button size="sm" busy={undo.busy} onClick={() => undo.run()}>
        {m.settings_delete_undo()}
      </Button>
    </div>
  );
}
