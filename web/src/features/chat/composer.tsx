import { useQueryClient } from '@tanstack/react-query';
import { Copy, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { unfilled } from '@/forms/templates/fill';
import { useAction } from '@/forms/use-action';
import { phoneInText } from '@/lib/phone-in-text';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { AttachButton } from './attach-button';
import { attach, attachAgain, takeAttached, useAttached } from './attached';
import { AttachedPart } from './attached-part';
import { editMessage } from './calls';
import { ChatTemplates } from './chat-templates';
import './composer.css';
import { changeDraft, useDraftText } from './drafts';
import { copyText } from './message-bubble';
import type { Outbox } from './outbox';
import { hasKeyboard } from './pointer';
import { placeMessage } from './queries';
import { lastOfOwn } from './thread';
import type { ChatMessage, ChatView } from './wire';
import { WriteField } from './write-field';
import { WHY_NOT } from './writing';

interface ComposerProps {
  account: string;
  view: ChatView;
  messages: readonly ChatMessage[];
  outbox: Outbox;
  /** Why the last message came back. */
  refusal: string | undefined;
  isWide: boolean;
  editing: ChatMessage | undefined;
  onEdit: (message: ChatMessage | undefined) => void;
  onSent: () => void;
  unblock: { run: () => Promise<boolean>; busy: boolean; error: string | undefined };
}

/** Where one writes, or why one cannot. */
export function Composer(props: ComposerProps) {
  const { account, view, messages, outbox, refusal, isWide, editing, onEdit, onSent } = props;
  const { id, side, writing } = view;
  const draft = useDraftText(account, id);
  const attached = useAttached(account, id);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEditing = editing !== undefined;
  const [wasEditing, setWasEditing] = useState(false);
  useEffect(() => {
    if (isEditing || wasEditing) focusEnd(field.current);
    setWasEditing(isEditing);
  }, [isEditing, wasEditing]);
  // On a phone the keyboard would cover what one came to read.
  useEffect(() => {
    if (isWide && hasKeyboard() && mayTakeFocus()) focusEnd(field.current);
  }, [isWide]);
  if (editing) {
    return (
      <EditForm
        key={editing.seq}
        ref={field}
        account={account}
        id={id}
        message={editing}
        onDone={() => onEdit(undefined)}
      />
    );
  }
  if (writing !== 'allowed') return <Closed {...props} writing={writing} draft={draft} />;
  const lastOwn = lastOfOwn(messages, side);
  const isEarlyPhone = !view.contacts_allowed && phoneInText(draft) !== undefined;
  const isCompany = side === 'customer';
  // What a template has left open.
  const left = isCompany ? unfilled(draft) : undefined;
  const onText = (text: string) => {
    changeDraft(account, id, text);
    outbox.forgetRefusal(id);
  };
  return (
    <div className="chat-composer">
      <WriteField
        ref={field}
        label={m.chat_write_label()}
        sendLabel={m.chat_send()}
        text={draft}
        error={refusal ?? (left && m.templates_unfilled({ variable: left }))}
        isFirst={isWide && hasKeyboard()}
        hint={isEarlyPhone ? m.chat_phone_hint() : undefined}
        head={
          <>
            {isCompany && (
              <ChatTemplates view={view} field={field} isWide={isWide} onText={onText} />
            )}
            {attached && <AttachedPart account={account} chat={id} attached={attached} />}
          </>
        }
        tool={<AttachButton onChoose={(file) => attach(account, id, file)} />}
        busy={attached?.kind === 'sending'}
        mayBeEmpty={attached !== undefined}
        onText={onText}
        onSend={() => {
          if (left) return;
          // A message never goes without the file that was chosen for it.
          if (attached && attached.kind !== 'ready') return attachAgain(account, id);
          changeDraft(account, id, '');
          outbox.add(id, draft.trim(), takeAttached(account, id));
          onSent();
        }}
        onUp={lastOwn?.can_edit ? () => onEdit(lastOwn) : undefined}
      />
      {/* The field is described by it too, but it appears when the answer comes. */}
      <p role="alert" className="sr-only">
        {refusal}
      </p>
    </div>
  );
}

interface EditFormProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  account: string;
  id: string;
  message: ChatMessage;
  onDone: () => void;
}

/** An own message is changed. What is typed as a new one waits meanwhile. */
function EditForm({ ref, account, id, message, onDone }: EditFormProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(message.text);
  const save = useAction(async () => {
    const wanted = text.trim();
    if (wanted !== message.text) {
      placeMessage(queryClient, account, id, await editMessage(id, message.seq, wanted));
    }
    onDone();
  });
  return (
    <div className="chat-composer">
      <WriteField
        ref={ref}
        label={m.chat_edit_label()}
        sendLabel={m.chat_save()}
        text={text}
        error={save.error}
        busy={save.busy}
        head={
          <div className="chat-editing">
            <p>
              <strong>{m.chat_edit_label()}</strong>
              <span className="chat-editing-text">{message.text}</span>
            </p>
            <IconButton
              label={m.chat_edit_leave()}
              icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
              onClick={onDone}
            />
          </div>
        }
        onText={(next) => {
          setText(next);
          save.forget();
        }}
        onSend={() => void save.run()}
        onLeave={onDone}
      />
    </div>
  );
}

interface ClosedProps extends Pick<ComposerProps, 'refusal' | 'unblock'> {
  writing: keyof typeof WHY_NOT;
  draft: string;
}

/** The reason in place of the field. What was typed before, or came back, can still be taken along. */
function Closed({ writing, draft, refusal, unblock }: ClosedProps) {
  return (
    <div className="chat-composer chat-closed">
      <p role="status">{refusal ?? WHY_NOT[writing]()}</p>
      {writing === 'blocked_by_you' && (
        <Button size="sm" busy={unblock.busy} onClick={() => void unblock.run()}>
          {m.chat_unblock()}
        </Button>
      )}
      {unblock.error && (
        <p role="alert" className="chat-problem">
          {unblock.error}
        </p>
      )}
      {draft.trim() && (
        <div className="chat-left">
          <p>
            <strong>{m.chat_left_text()}</strong>
            <span className="chat-editing-text">{draft}</span>
          </p>
          <IconButton
            label={m.chat_copy()}
            icon={<Copy size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => void copyText(draft)}
          />
        </div>
      )}
    </div>
  );
}

/** Nobody is doing anything else: the page was just opened. */
function mayTakeFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.matches('[tabindex="-1"]') === true;
}

function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}
