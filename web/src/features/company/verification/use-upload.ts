import { useEffect, useRef, useState } from 'react';
import { errorText } from '@/i18n/error-text';
import { uploadDocument } from './calls';
import { contentOf } from './document';
import type { UploadedDocument } from './wire';

export type UploadState =
  | { kind: 'none' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; name: string; text: string; retry: () => void }
  | { kind: 'ready'; document: UploadedDocument };

/** One document at a time. A new file replaces the one before it, and a failed one can be sent again. */
export function useUpload(
  start: UploadedDocument | null,
  onChange: (document: UploadedDocument | null) => void,
) {
  const [state, setState] = useState<UploadState>(
    start ? { kind: 'ready', document: start } : { kind: 'none' },
  );
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const choose = async (file: File): Promise<void> => {
    current.current?.abort();
    const sending = new AbortController();
    current.current = sending;
    const { name } = file;
    const show = (next: UploadState) => {
      if (current.current === sending) setState(next);
    };
    onChange(null);
    show({ kind: 'sending', name, share: 0 });
    try {
      const content = await contentOf(file);
      const document = await uploadDocument({
        content,
        name,
        signal: sending.signal,
        onProgress: (share) => show({ kind: 'sending', name, share }),
      });
      if (current.current !== sending) return;
      setState({ kind: 'ready', document });
      onChange(document);
    } catch (error) {
      if (sending.signal.aborted) return;
      show({ kind: 'failed', name, text: errorText(error), retry: () => void choose(file) });
    }
  };
  const stop = () => {
    current.current?.abort();
    setState({ kind: 'none' });
  };
  return { state, choose, stop };
}
