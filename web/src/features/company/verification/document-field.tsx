import { Camera, FileCheck2, FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FileDrop } from '@/ui/file-drop';
import { ProgressBar } from '@/ui/progress-bar';
import { useDroppedFile } from '@/ui/use-dropped-file';
import { CAMERA_ACCEPT, DOCUMENT_ACCEPT, LARGEST_DOCUMENT_MB } from './document';
import type { UploadState } from './use-upload';

interface DocumentFieldProps {
  label: string;
  required?: boolean;
  error?: string;
  state: UploadState;
  onChoose: (file: File) => void;
  onStop: () => void;
}

/** A document as a file or, on phones, as a photo. It is sent as soon as it is chosen. */
export function DocumentField({
  label,
  required,
  error,
  state,
  onChoose,
  onStop,
}: DocumentFieldProps) {
  const id = useId();
  useDroppedFile(onChoose);
  const failed = state.kind === 'failed' ? state.text : undefined;
  return (
    <div className="verify-document">
      <Field
        id={id}
        label={label}
        required={required}
        hint={m.verification_document_hint({ size: LARGEST_DOCUMENT_MB })}
        error={error ?? failed}
      >
        <FileDrop
          icon={
            state.kind === 'ready' ? (
              <FileCheck2 size={28} strokeWidth={1.7} aria-hidden="true" />
            ) : (
              <FileUp size={28} strokeWidth={1.7} aria-hidden="true" />
            )
          }
          accept={DOCUMENT_ACCEPT}
          text={textOf(state)}
          note={
            state.kind === 'ready'
              ? m.verification_document_replace()
              : m.verification_document_drop()
          }
          onChoose={onChoose}
        />
      </Field>
      {state.kind === 'sending' && (
        <div className="verify-upload">
          <ProgressBar
            value={Math.round(state.share * 100)}
            max={100}
            label={m.verification_document_uploading({ name: state.name })}
          />
          <span className="num-t">
            {m.verification_document_percent({ percent: Math.round(state.share * 100) })}
          </span>
          <Button size="sm" look="quiet" onClick={onStop}>
            {m.verification_document_stop()}
          </Button>
        </div>
      )}
      <div className="verify-document-tools">
        {state.kind === 'failed' && (
          <Button size="sm" onClick={state.retry}>
            {m.ui_retry()}
          </Button>
        )}
        <CameraButton onChoose={onChoose} />
      </div>
    </div>
  );
}

function textOf(state: UploadState): string {
  if (state.kind === 'ready') return `${m.verification_document_ready()}: ${state.document.name}`;
  if (state.kind === 'sending') return m.verification_document_uploading({ name: state.name });
  return m.verification_document_choose();
}

/** Opens the camera of a phone; computers do not show it. */
function CameraButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const file = field.files?.[0];
    // Lets the user take another photo with the same name.
    field.value = '';
    if (file) onChoose(file);
  };
  return (
    <div className="verify-camera">
      <Button
        size="sm"
        icon={<Camera size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {m.verification_document_camera()}
      </Button>
      <input
        ref={input}
        type="file"
        accept={CAMERA_ACCEPT}
        capture="environment"
        hidden
        onChange={take}
      />
    </div>
  );
}
