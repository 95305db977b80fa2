import { CircleAlert, Clock } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { FileCard } from './file-card';
import { MessageText } from './message-text';
import { clockOf } from './moments';
import type { Queue, Unsent } from './outbox';

interface UnsentBubblesProps {
  queue: Queue;
  onRetry: () => void;
  /** Takes a message back, to be changed. */
  onTake: (message: Unsent) => void;
}

/** What is on its way, or waits for the network. */
export function UnsentBubbles({ queue, onRetry, onTake }: UnsentBubblesProps) {
  const { unsent, isStuck } = queue;
  return unsent.map((message) => (
    <li key={message.client_id}>
      <div className="chat-message" data-own data-stuck={isStuck || undefined}>
        <div className="chat-box">
          <div className="chat-text">
            <span className="sr-only">{m.chat_you()}: </span>
            {message.file && (
              <span className="chat-with-file">
                <FileCard file={message.file} />
              </span>
            )}
            {message.text && <MessageText text={message.text} />}
          </div>
          <p className="chat-meta">
            <time dateTime={message.at}>{clockOf(message.at)}</time>
            {!isStuck && (
              <>
                <Clock size={16} strokeWidth={2} aria-hidden="true" />
                <span className="sr-only">{m.chat_sending()}</span>
              </>
            )}
          </p>
        </div>
        {isStuck && (
          <p className="chat-unsent">
            <CircleAlert size={16} strokeWidth={1.9} aria-hidden="true" />
            <span>{m.chat_not_sent()}</span>
            <button type="button" onClick={onRetry}>
              {m.chat_send_again()}
            </button>
            <button type="button" onClick={() => onTake(message)}>
              {m.chat_edit()}
            </button>
          </p>
        )}
      </div>
    </li>
  ));
}
