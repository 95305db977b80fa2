import { Check, CheckCheck, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Menu, type MenuItem } from '@/ui/menu';
import { toast } from '@/ui/toast-store';
import './bubble.css';
import { MessageFile } from './file-card';
import { MessageText } from './message-text';
import { clockOf } from './moments';
import type { ChatMessage } from './wire';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface MessageBubbleProps {
  message: ChatMessage;
  /** Written by this side. */
  isOwn: boolean;
  /** Who has written it, for those who do not see the sides. */
  author: string;
  /** Shown above: the first message of a colleague or of the company's member. */
  named?: boolean;
  /** The next message is of the same person. */
  isFollowed: boolean;
  isRead: boolean;
  /** The newest own message spells out whether it was read. */
  isSpelled: boolean;
  isEdited: boolean;
  /** Where its file is, and whether it can be opened. */
  account: string;
  chat: string;
  mayOpen: boolean;
  onEdit?: (message: ChatMessage) => void;
  onDelete?: (message: ChatMessage) => void;
}

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwn, author, named, isFollowed, isRead, isSpelled, isEdited } = props;
  const { account, chat, mayOpen } = props;
  const { text, file, at, edited_at, is_deleted } = message;
  // The menus of messages that nobody is near are not drawn.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its menu receives.
    <div
      className="chat-message"
      data-own={isOwn || undefined}
      data-followed={isFollowed || undefined}
      data-deleted={is_deleted || undefined}
      data-edited={isEdited || undefined}
      onPointerEnter={near}
      onPointerDown={near}
      onFocus={near}
    >
      {named && (
        <p className="chat-author" aria-hidden="true">
          {author}
        </p>
      )}
      <div className="chat-box">
        <div className="chat-text">
          <span className="sr-only">{author}: </span>
          {file && (
            <span className="chat-with-file">
              <MessageFile account={account} chat={chat} file={file} mayOpen={mayOpen} />
            </span>
          )}
          {is_deleted ? m.chat_deleted() : text && <MessageText text={text} />}
        </div>
        <p className="chat-meta">
          {edited_at && !is_deleted && <span>{m.chat_edited()}</span>}
          <time dateTime={at}>{clockOf(at)}</time>
          {isOwn && !is_deleted && <Tick isRead={isRead} isSpelled={isSpelled} />}
        </p>
        {hasMenu(message) && (
          <Menu
            label={m.chat_message_menu({ time: clockOf(at) })}
            trigger={<Ellipsis size={20} strokeWidth={1.9} aria-hidden="true" />}
            triggerClass="icon-btn chat-more"
            items={isNear ? itemsOf(props) : []}
          />
        )}
      </div>
    </div>
  );
});

function Tick({ isRead, isSpelled }: { isRead: boolean; isSpelled: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  const word = isRead ? m.chat_read() : m.chat_delivered();
  return (
    <>
      <Icon size={16} strokeWidth={2} className="chat-tick-mark" aria-hidden="true" />
      <span className={isSpelled ? undefined : 'sr-only'}>{word}</span>
    </>
  );
}

/** A file alone has nothing to copy. */
function hasMenu({ is_deleted, text, can_edit, can_delete }: ChatMessage): boolean {
  return !is_deleted && (text !== '' || can_edit || can_delete);
}

function itemsOf({ message, onEdit, onDelete }: MessageBubbleProps): MenuItem[] {
  const items: MenuItem[] = [];
  if (message.text) {
    items.push({
      id: 'copy',
      label: m.chat_copy(),
      icon: <Copy {...ICON} />,
      onSelect: () => void copyText(message.text),
    });
  }
  if (onEdit && message.can_edit) {
    items.push({
      id: 'edit',
      label: m.chat_edit(),
      icon: <Pencil {...ICON} />,
      onSelect: () => onEdit(message),
    });
  }
  if (onDelete && message.can_delete) {
    items.push({
      id: 'delete',
      label: m.chat_delete(),
      icon: <Trash2 {...ICON} />,
      danger: true,
      onSelect: () => onDelete(message),
    });
  }
  return items;
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(m.chat_copied());
  } catch {
    // Not on https, or forbidden by the person: the text can still be selected.
    toast.error(m.chat_not_copied());
  }
}
