import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ActionDialogs } from './action-dialogs';
import './actions.css';
import { type Changed, useApplicationActions } from './use-application-actions';
import type { CandidateAction, MyApplication } from './wire';

interface ApplicationActionsProps {
  application: MyApplication;
  /** On a card only what answers the company; the page of the application has everything. */
  only?: readonly CandidateAction[];
  /** Something else is to be answered first. */
  isQuiet?: boolean;
  onChanged?: Changed;
}

/** The actions that answer the company, for cards. */
export const ANSWERS = ['accept', 'decline', 'undo'] as const;

/** The buttons of an application, with their questions and refusals. */
export function ApplicationActions(props: ApplicationActionsProps) {
  const { application, only, isQuiet = false, onChanged } = props;
  const actions = useApplicationActions(application, onChanged);
  const can = (action: CandidateAction) =>
    application.actions.includes(action) && (only?.includes(action) ?? true);
  const { busy, run, ask, error, asked } = actions;
  const isEmpty = !(['accept', 'decline', 'undo', 'withdraw', 'quit'] as const).some(can);
  // An explanation outlives the buttons: what it explains has taken them away.
  if (isEmpty && asked === null && !error) return null;
  return (
    <div className="application-actions">
      <div className="application-buttons">
        {can('accept') && (
          <Button
            look={isQuiet ? 'secondary' : 'primary'}
            busy={busy === 'accept'}
            onClick={() => void run({ action: 'accept' })}
          >
            {m.applications_accept()}
          </Button>
        )}
        {can('decline') && (
          <Button onClick={() => ask('decline')}>{m.applications_decline()}</Button>
        )}
        {can('undo') && (
          <Button busy={busy === 'undo'} onClick={() => void run({ action: 'undo' })}>
            {m.applications_restore()}
          </Button>
        )}
        {can('withdraw') && (
          <Button look="quiet" onClick={() => ask('withdraw')}>
            {m.applications_withdraw()}
          </Button>
        )}
        {can('quit') && (
          <Button look="quiet" onClick={() => ask('quit')}>
            {m.applications_quit()}
          </Button>
        )}
      </div>
      {/* An open dialog shows its own refusal. */}
      <p role="alert" className="application-refusal">
        {asked === null && error}
      </p>
      <ActionDialogs actions={actions} />
    </div>
  );
}
