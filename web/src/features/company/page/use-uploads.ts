import { useRef, useState } from 'react';
import { failureLine } from '@/forms/failure';
import { m } from '@/paraglide/messages';
import { LIMITS, type Photo } from './wire';

export type UploadPhoto = (file: Blob, onProgress: (share: number) => void) => Promise<Photo>;

export interface Upload {
  key: string;
  name: string;
  /** How much of the file has left, from 0 to 1. */
  share: number;
  problem?: string;
}

interface UploadsOptions {
  upload: UploadPhoto;
  onDone: (photo: Photo) => void;
}

const MEGABYTE = 1024 * 1024;

/** Files on their way to the server. One that failed stays in the list with its reason until it is dismissed. */
export function useUploads({ upload, onDone }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const made = useRef(0);
  // The photo goes into the form as it is when the upload ends.
  const done = useRef(onDone);
  done.current = onDone;

  const change = (key: string, patch: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...patch } : one)));
  const forget = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async (key: string, file: File) => {
    try {
      const photo = await upload(file, (share) => change(key, { share }));
      forget(key);
      done.current(photo);
    } catch (problem) {
      const reason = failureLine(problem);
      change(key, { problem: m.company_page_photo_failed({ name: file.name, reason }) });
    }
  };
  const start = (files: readonly File[]) => {
    for (const file of files) {
      made.current += 1;
      const [key, { name }] = [`upload-${made.current}`, file];
      const isTooBig = file.size > LIMITS.photoMegabytes * MEGABYTE;
      const problem = isTooBig
        ? m.company_page_photo_too_big({ name, mb: LIMITS.photoMegabytes })
        : undefined;
      setUploads((all) => [...all, { key, name, share: 0, problem }]);
      if (!isTooBig) void send(key, file);
    }
  };
  return { uploads, start, forget };
}
