import { vi } from 'vitest';

/** An upload that a test answers. */
export interface HeldUpload {
  method: string;
  path: string;
  headers: Record<string, string>;
  file: Blob;
  isAborted: boolean;
  progress: (share: number) => void;
  answer: (status: number, body: object) => void;
  /** The connection breaks. */
  lose: () => void;
}

/** Replaces `XMLHttpRequest`: uploads are held until the test answers them. */
export function holdUploads(): HeldUpload[] {
  const held: HeldUpload[] = [];
  class Held {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #headers: Record<string, string> = {};
    #address = ['', ''];
    #call?: HeldUpload;

    open(...address: [string, string]) {
      this.#address = address;
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }

    send(file: Blob) {
      const [method = '', path = ''] = this.#address;
      const end = (event: 'onload' | 'onerror') => {
        this[event]?.();
        this.onloadend?.();
      };
      this.#call = {
        method,
        path,
        headers: this.#headers,
        file,
        isAborted: false,
        progress: (share) =>
          this.upload.onprogress?.({ loaded: share * file.size, total: file.size }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          end('onload');
        },
        lose: () => end('onerror'),
      };
      held.push(this.#call);
    }

    abort() {
      if (this.#call) this.#call.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Held);
  return held;
}
