import { FileBraces } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { PdfButton, type PdfTemplate } from '@/forms/pdf-button';
import { resumeJson, resumePdf } from '@/forms/resume/download';
import { useAction } from '@/forms/use-action';
import type { Locale } from '@/i18n/locale';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';

interface DownloadProps {
  /** Saves what was typed last and returns the id; throws an error with a text for people when it cannot. */
  save: () => Promise<string>;
  /** The name of the files, without their endings. */
  name: string;
}

/** The resume as PDF for people and as JSON for other sites. */
export function DownloadCard({ save, name }: DownloadProps) {
  const { run, busy, error } = useAction(async () =>
    saveFile(await resumeJson(await save()), `${name}.json`),
  );
  return (
    <section className="download-card" aria-labelledby="resume-download">
      <h2 id="resume-download" className="resume-part-title">
        {m.resume_form_download()}
      </h2>
      <p className="field-hint">{m.resume_form_download_text()}</p>
      <div className="download-buttons">
        <PdfButton name={name} load={loadPdf(save)} />
        <Button
          busy={busy}
          icon={<FileBraces size={18} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => void run()}
        >
          {m.resume_form_download_json()}
        </Button>
      </div>
      <FormError text={error} />
    </section>
  );
}

/** For the paper beside the form, which has little room. */
export function PaperPdf({ save, name }: DownloadProps) {
  return <PdfButton look="quiet" size="sm" name={name} load={loadPdf(save)} />;
}

const loadPdf = (save: DownloadProps['save']) => async (template: PdfTemplate, lang: Locale) =>
  resumePdf(await save(), template, lang);
