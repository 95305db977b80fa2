import { useQuery } from '@tanstack/react-query';
import { Download, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';
import { fetchFile } from './file-calls';
import { fileKey } from './keys';
import type { ChatFile } from './wire';

interface FilePictureProps {
  account: string;
  chat: string;
  file: ChatFile;
}

/** The call needs a token that a plain picture cannot send. A picture never changes. */
function usePicture({ account, chat, file }: FilePictureProps, preview: boolean) {
  const query = useQuery({
    queryKey: fileKey(account, file.id, preview),
    queryFn: () => fetchFile(chat, file.id, preview),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [data]);
  return { ...query, address };
}

const MOST_WIDE = 320;
const MOST_HIGH = 360;

/** As large as its place allows, and never larger than it is. */
function shapeOf(width: number | null, height: number | null) {
  const aspectRatio = (width ?? 4) / (height ?? 3);
  return {
    aspectRatio,
    width: Math.min(MOST_WIDE, MOST_HIGH * aspectRatio, width ?? MOST_WIDE),
  };
}

/** A small picture in a message; it opens as a whole. Its place has the right shape before it comes. */
export function FilePicture(props: FilePictureProps) {
  const { name, width, height } = props.file;
  const { address, isError, refetch } = usePicture(props, true);
  const [isOpen, setOpen] = useState(false);
  const shape = shapeOf(width, height);
  if (isError) {
    return (
      <button
        type="button"
        className="chat-picture chat-picture-missing"
        style={shape}
        onClick={() => void refetch()}
      >
        <RotateCw size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>{m.chat_picture_missing()}</span>
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="chat-picture"
        style={shape}
        aria-label={m.chat_picture_open({ name })}
        onClick={() => setOpen(true)}
      >
        {address && <img src={address} alt="" />}
      </button>
      {isOpen && <WholePicture {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function WholePicture(props: FilePictureProps & { onClose: () => void }) {
  const { file, onClose } = props;
  const { data, address, isError, isFetching, refetch } = usePicture(props, false);
  return (
    <Dialog
      open
      size="md"
      title={file.name}
      closeLabel={m.ui_close()}
      onClose={onClose}
      foot={
        data && (
          <Button
            icon={<Download size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => saveFile(data, file.name)}
          >
            {m.chat_picture_save()}
          </Button>
        )
      }
    >
      {address && <img className="chat-whole-picture" src={address} alt={file.name} />}
      {!address && !isError && (
        <Skeleton label={m.ui_loading()}>
          <span className="chat-whole-waits" />
        </Skeleton>
      )}
      {isError && (
        <p role="alert" className="chat-problem">
          {m.chat_picture_missing()}{' '}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {m.ui_retry()}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
