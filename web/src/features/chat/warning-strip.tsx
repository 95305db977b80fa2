import { TriangleAlert } from 'lucide-react';
import { m } from '@/paraglide/messages';
import './warning-strip.css';
import { warningWords } from './warnings';
import type { ChatSide, ChatWarning } from './wire';

interface WarningStripProps {
  warning: ChatWarning;
  reader: ChatSide;
  writer: ChatSide;
  /** Left out where there is nothing to do: for the own side, for those who only read. */
  onBlock?: () => void;
}

/** Stands under the message that caused it, and never hides it. */
export function WarningStrip({ warning, reader, writer, onBlock }: WarningStripProps) {
  const { title, text } = warningWords(warning, reader, writer);
  return (
    <div className="chat-warning" role="note">
      <TriangleAlert size={22} strokeWidth={1.8} aria-hidden="true" />
      <div>
        <p>
          <strong>{title}</strong> {text}
        </p>
        {onBlock && (
          <p className="chat-warning-acts">
            <button type="button" onClick={onBlock}>
              {m.chat_block()}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
