import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useKeptText } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import { ConfirmDialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { LONGEST_WORD } from './limits';
import { type InterviewActions, type Question, wordsName } from './use-interview-actions';

interface Words {
  title: () => string;
  text?: () => string;
  label: () => string;
  hint: () => string;
  send: () => string;
  danger: boolean;
  /** The text says what is asked, so it cannot be missing. */
  isNeeded: boolean;
}

const WORDS: Record<Question, Words> = {
  cancel: {
    title: m.interviews_cancel_title,
    text: m.interviews_cancel_text,
    label: m.interviews_cancel_word,
    hint: m.interviews_cancel_hint,
    send: m.interviews_cancel,
    danger: true,
    isNeeded: false,
  },
  ask_other: {
    title: m.interviews_other_title,
    label: m.interviews_other_label,
    hint: m.interviews_other_hint,
    send: m.interviews_other_send,
    danger: false,
    isNeeded: true,
  },
  decline: {
    title: m.interviews_decline_title,
    text: m.interviews_decline_text,
    label: m.interviews_word_label,
    hint: m.interviews_word_hint,
    send: m.interviews_decline,
    danger: true,
    isNeeded: false,
  },
};

/** What is asked before the other side is told. */
export function InterviewQuestions({ actions }: { actions: InterviewActions }) {
  return actions.asked ? <QuestionDialog question={actions.asked} actions={actions} /> : null;
}

function QuestionDialog({ question, actions }: { question: Question; actions: InterviewActions }) {
  const kept = useKeptText(wordsName(question, actions.id));
  const [isTried, setTried] = useState(false);
  const { title, text: lead, label, hint, send: verb, danger, isNeeded } = WORDS[question];
  const written = countChars(kept.text.trim());
  const isLong = written > LONGEST_WORD;
  const isMissing = isNeeded && written === 0;
  const send = async () => {
    setTried(true);
    if (isLong || isMissing) return;
    await actions.run({ kind: question, text: kept.text.trim() });
  };
  return (
    <ConfirmDialog
      open
      title={title()}
      confirmText={verb()}
      cancelText={question === 'ask_other' ? m.applicants_cancel() : m.interviews_keep()}
      closeLabel={m.ui_close()}
      danger={danger}
      busy={actions.busy === question}
      onConfirm={() => void send()}
      onClose={actions.stopAsking}
    >
      <div className="interview-question">
        {lead && <p>{lead()}</p>}
        <Field
          label={label()}
          hint={hint()}
          required={isNeeded}
          error={
            isLong
              ? m.error_too_long({ max: LONGEST_WORD })
              : isTried && isMissing && m.error_required_field()
          }
          counter={{ value: written, max: LONGEST_WORD }}
        >
          <Textarea
            rows={3}
            value={kept.text}
            onChange={(event) => kept.change(event.currentTarget.value)}
          />
        </Field>
        <FormError text={actions.error} />
      </div>
    </ConfirmDialog>
  );
}
