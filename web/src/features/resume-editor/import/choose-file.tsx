import { FileUp } from 'lucide-react';
import { LARGEST_IMPORT_MB } from '@/forms/resume/contract';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { FileDrop } from '@/ui/file-drop';
import { useDroppedFile } from '@/ui/use-dropped-file';
import { type Imported, importFile } from './file';

/** Asks for the file and reads it. Its errors are shown at the field, and nothing else changes. */
export function ChooseFile({ onFound }: { onFound: (imported: Imported) => void }) {
  const { run, busy, error } = useAction(async (file: File) => onFound(await importFile(file)));
  useDroppedFile((file) => void run(file));
  return (
    <>
      <h1 className="import-title display">{m.resume_import_title()}</h1>
      <p className="import-lead">{m.resume_import_lead()}</p>
      <Field
        id="resume-import"
        label={m.resume_import_file()}
        hint={m.resume_import_hint({ size: LARGEST_IMPORT_MB })}
        error={error}
      >
        <FileDrop
          icon={<FileUp size={28} strokeWidth={1.7} aria-hidden="true" />}
          accept=".json,.zip,application/json,application/zip"
          text={busy ? m.resume_import_reading() : m.resume_import_choose()}
          note={m.resume_import_drop()}
          busy={busy}
          onChoose={(file) => void run(file)}
        />
      </Field>
      <p className="import-stored">{m.resume_import_stored()}</p>
      <details className="import-where">
        <summary>{m.resume_import_where()}</summary>
        <ul>
          <li>{m.resume_import_where_linkedin()}</li>
          <li>{m.resume_import_where_json()}</li>
        </ul>
      </details>
    </>
  );
}
