import { Download, FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '@/forms/use-action';
import { sizeText } from '@/lib/file-size';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import './file.css';
import { fetchFile } from './file-calls';
import { FilePicture } from './file-picture';
import type { ChatFile } from './wire';

const ICON = { size: 22, strokeWidth: 1.7, 'aria-hidden': true } as const;

interface MessageFileProps {
  account: string;
  chat: string;
  file: ChatFile;
  /** False for members who only see. */
  mayOpen: boolean;
}

/** The file of a message: a picture is shown, a document offered for download, because somebody else made it. */
export function MessageFile({ account, chat, file, mayOpen }: MessageFileProps) {
  if (!mayOpen) return <FileCard file={file} />;
  if (file.kind === 'picture') return <FilePicture account={account} chat={chat} file={file} />;
  return <FileDownload chat={chat} file={file} />;
}

function FileDownload({ chat, file }: { chat: string; file: ChatFile }) {
  const { name } = file;
  const open = useAction(async () => saveFile(await fetchFile(chat, file.id), name));
  return (
    <>
      <button
        type="button"
        className="chat-file-open"
        aria-busy={open.busy || undefined}
        onClick={() => void open.run()}
      >
        <span className="sr-only">{m.chat_file_download()}</span>
        <FileCard file={file} after={<Download {...ICON} />} />
      </button>
      {open.error && (
        <span role="alert" className="chat-problem">
          {open.error}
        </span>
      )}
    </>
  );
}

/** Name and size. */
export function FileCard({ file, after }: { file: ChatFile; after?: ReactNode }) {
  return (
    <span className="chat-file">
      {file.kind === 'picture' ? <Image {...ICON} /> : <FileText {...ICON} />}
      <span className="chat-file-words">
        <span className="chat-file-name">{file.name}</span>
        <span className="chat-file-facts">{sizeText(file.size)}</span>
      </span>
      {after}
    </span>
  );
}
