import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { publicResumeFields } from '@/forms/resume-labels';
import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { toast } from '@/ui/toast-store';
import { decide } from './calls';
import { isMessages } from './messages-target';
import type { Complained, Verdict } from './model';
import { placeOptions } from './reasons';
import { ReasonsDialog } from './reasons-dialog';
import { RESUME_REASONS, strikeNote } from './words';

interface VerdictDialogProps {
  about: Complained;
  verdict: Verdict;
  onDecided: () => Promise<unknown>;
  onClose: () => void;
}

/** States the consequences of the verdict before it is given. */
export function VerdictDialog({ about, verdict, onDecided, onClose }: VerdictDialogProps) {
  const [strike, setStrike] = useState(false);
  const { title, target, company } = about;
  const isUpheld = verdict === 'upheld';
  const needsReasons = target === 'vacancy' || target === 'resume';
  return (
    <ReasonsDialog
      title={isUpheld ? m.complaints_uphold_title() : m.complaints_dismiss_title()}
      confirmText={isUpheld ? m.complaints_uphold() : m.complaints_dismiss()}
      after={
        isUpheld &&
        company && (
          <Checkbox
            label={m.complaints_strike()}
            note={`${company.name}. ${strikeNote(company.strikes)}`}
            checked={strike}
            onChange={(event) => setStrike(event.currentTarget.checked)}
          />
        )
      }
      places={isUpheld && needsReasons ? placesOf(target) : undefined}
      codes={target === 'resume' ? RESUME_REASONS : undefined}
      send={async (reasons) => {
        try {
          await decide(about, isUpheld ? { verdict, reasons, strike } : { verdict });
          toast.success(
            isUpheld ? m.complaints_upheld({ title }) : m.complaints_dismissed({ title }),
          );
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'already_decided') throw error;
          toast.info(m.complaints_faster());
        }
        onClose();
        await onDecided();
      }}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{consequence(about, isUpheld)}</p>
    </ReasonsDialog>
  );
}

function placesOf(target: Complained['target']) {
  return target === 'resume' ? publicResumeFields() : placeOptions();
}

function consequence({ target, is_hidden }: Complained, isUpheld: boolean): string {
  if (isMessages(target)) {
    return isUpheld ? m.complaints_uphold_messages() : m.complaints_dismiss_messages();
  }
  if (!isUpheld) {
    if (target === 'resume') {
      return is_hidden ? m.complaints_dismiss_hidden_resume() : m.complaints_dismiss_resume();
    }
    return is_hidden ? m.complaints_dismiss_hidden() : m.complaints_dismiss_text();
  }
  if (target === 'resume') return m.complaints_uphold_resume();
  return target === 'vacancy' ? m.complaints_uphold_vacancy() : m.complaints_uphold_company();
}
