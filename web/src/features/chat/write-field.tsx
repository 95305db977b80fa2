import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { countChars } from '@/forms/schema';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { LONGEST_TEXT } from './limits';
import { hasKeyboard } from './pointer';

/** The counter appears when so few characters are left. */
const NEAR_LIMIT = 300;
const ROWS = 5;

interface WriteFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  sendLabel: string;
  text: string;
  /** Why it was not sent. */
  error: string | undefined;
  hint?: ReactNode;
  busy?: boolean;
  /** There is something else to send. */
  mayBeEmpty?: boolean;
  /** It takes the focus when the conversation is opened. */
  isFirst?: boolean;
  /** Above the field: what is being changed. */
  head?: ReactNode;
  /** A button in the field, before the text. */
  tool?: ReactNode;
  onText: (text: string) => void;
  onSend: () => void;
  /** Escape leaves something; otherwise it is for others. */
  onLeave?: () => void;
  /** Arrow up in an empty field. */
  onUp?: () => void;
}

export function WriteField(props: WriteFieldProps) {
  const { ref, label, sendLabel, text, hint, busy = false, mayBeEmpty = false } = props;
  const { isFirst, head, tool, onText, onSend, onLeave, onUp } = props;
  const length = countChars(text.trim());
  const isTooLong = length > LONGEST_TEXT;
  const error = props.error ?? (isTooLong ? m.error_too_long({ max: LONGEST_TEXT }) : undefined);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if ((length > 0 || mayBeEmpty) && !isTooLong && !busy) onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends a composed letter is not Enter.
    if (event.nativeEvent.isComposing) return;
    // On a phone Enter breaks the line, as its keyboard says.
    if (event.key === 'Enter' && !event.shiftKey && hasKeyboard()) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && onLeave) {
      event.preventDefault();
      onLeave();
    } else if (event.key === 'ArrowUp' && text === '' && onUp) {
      event.preventDefault();
      onUp();
    }
  };
  return (
    <form className="chat-write" noValidate onSubmit={send}>
      {head}
      <Field
        label={label}
        labelHidden
        error={error}
        hint={hint}
        counter={
          length > LONGEST_TEXT - NEAR_LIMIT
            ? {
                value: length,
                max: LONGEST_TEXT,
                label: m.chat_counter({ value: length, max: LONGEST_TEXT }),
              }
            : undefined
        }
      >
        <div className="chat-write-row" data-tool={tool ? true : undefined}>
          {tool}
          <Textarea
            ref={ref}
            data-autofocus={isFirst || undefined}
            rows={1}
            maxRows={ROWS}
            enterKeyHint="enter"
            placeholder={label}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="submit"
            className="chat-send"
            aria-label={sendLabel}
            aria-busy={busy || undefined}
            // The field keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
          >
            <SendHorizontal size={22} strokeWidth={1.9} aria-hidden="true" />
          </button>
        </div>
      </Field>
    </form>
  );
}
