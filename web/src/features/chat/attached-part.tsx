import { CircleAlert, CloudOff, FileText, Image, X } from 'lucide-react';
import { sizeText } from '@/lib/file-size';
import { m } from '@/paraglide/messages';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { type Attached, attachAgain, detach } from './attached';
import './file.css';

const ICON = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface AttachedPartProps {
  account: string;
  chat: string;
  attached: Attached;
}

/** The chosen file above the field: how far it is, and how to do without it. */
export function AttachedPart({ account, chat, attached }: AttachedPartProps) {
  const name = attached.kind === 'ready' ? attached.file.name : attached.name;
  const mayRetry = attached.kind === 'failed' || attached.kind === 'waiting';
  return (
    <div className="chat-attached" data-failed={attached.kind === 'failed' || undefined}>
      <AttachedIcon attached={attached} />
      <div className="chat-attached-words">
        <p className="chat-file-name">{name}</p>
        {attached.kind === 'sending' ? (
          <ProgressBar
            value={Math.round(attached.share * 100)}
            max={100}
            label={m.chat_file_sending({ name })}
          />
        ) : (
          <p className="chat-file-facts" role={attached.kind === 'failed' ? 'alert' : 'status'}>
            {noteOf(attached)}
          </p>
        )}
      </div>
      {mayRetry && (
        <button
          type="button"
          className="chat-attached-again"
          onClick={() => attachAgain(account, chat)}
        >
          {m.ui_retry()}
        </button>
      )}
      <IconButton
        label={m.chat_file_remove({ name })}
        icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => detach(account, chat)}
      />
    </div>
  );
}

function AttachedIcon({ attached }: { attached: Attached }) {
  if (attached.kind === 'failed') return <CircleAlert {...ICON} />;
  if (attached.kind === 'waiting') return <CloudOff {...ICON} />;
  const isPicture = attached.kind === 'ready' && attached.file.kind === 'picture';
  return isPicture ? <Image {...ICON} /> : <FileText {...ICON} />;
}

function noteOf(attached: Exclude<Attached, { kind: 'sending' }>): string {
  if (attached.kind === 'ready') return sizeText(attached.file.size);
  return attached.kind === 'failed' ? attached.text : m.chat_file_waits();
}
