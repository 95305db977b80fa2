import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { SelectOption } from '@/ui/select';
import type { Finding, ReasonCode, ReasonIn } from './model';
import { firstReasons, isComplete, toReasons } from './reasons';
import { ReasonsFields } from './reasons-fields';

const FIELDS = [0, 1, 2, 3, 4].flatMap((at) =>
  ['code', 'field', 'text'].map((field) => `reasons.${at}.${field}`),
);

interface ReasonsDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** An additional field, after the reasons. */
  after?: ReactNode;
  confirmText: string;
  /** Fields that a reason can refer to; without them no reasons are asked for. */
  places?: readonly SelectOption[];
  /** The reasons to choose from; without them all. */
  codes?: readonly ReasonCode[];
  findings?: readonly Finding[];
  send: (reasons: ReasonIn[]) => Promise<unknown>;
  onClose: () => void;
}

/** Confirms a decision that the owner will read. It cannot be undone, so the button names the action. */
export function ReasonsDialog({
  title,
  children,
  after,
  confirmText,
  places,
  codes,
  findings = [],
  send,
  onClose,
}: ReasonsDialogProps) {
  const form = useId();
  const [isTried, setTried] = useState(false);
  const [drafts, setDrafts] = useState(() => (places ? firstReasons(findings, places) : []));
  const action = useAction(send);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete(drafts)) void action.run(toReasons(drafts));
  };
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={title}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button onClick={onClose}>{m.moderation_cancel()}</Button>
          <Button type="submit" form={form} look="danger" busy={action.busy}>
            {confirmText}
          </Button>
        </>
      }
    >
      <form id={form} className="mod-dialog" noValidate onSubmit={submit}>
        <FormError text={headError(action.failure, FIELDS)} />
        {children}
        {places && (
          <ReasonsFields
            drafts={drafts}
            onChange={setDrafts}
            places={places}
            codes={codes}
            findings={findings}
            isTried={isTried}
            failure={action.failure}
          />
        )}
        {after}
      </form>
    </Dialog>
  );
}
