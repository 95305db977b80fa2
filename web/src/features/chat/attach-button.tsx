import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import { m } from '@/paraglide/messages';
import { IconButton } from '@/ui/icon-button';
import { useDroppedFile } from '@/ui/use-dropped-file';
import { FILE_ACCEPT } from './file-types';

/** Chooses a file for the message. One can also drop it on the page, or paste a picture. */
export function AttachButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useDroppedFile(onChoose);
  usePastedFile(onChoose);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const file = field.files?.[0];
    // Lets the user choose the same file again.
    field.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <IconButton
        label={m.chat_attach()}
        className="chat-attach"
        icon={<Paperclip size={22} strokeWidth={1.8} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
      <input ref={input} type="file" accept={FILE_ACCEPT} hidden onChange={take} />
    </>
  );
}

/** A picture that was copied elsewhere. Pasted text stays text. */
function usePastedFile(onPaste: (file: File) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
