import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { LOCALE_LABELS, LOCALES, type Locale } from '@/i18n/locale';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { getLocale } from '@/paraglide/runtime';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RadioGroup } from '@/ui/radio-group';
import { FormError } from './form-error';
import { useAction } from './use-action';

export type PdfTemplate = 'calm' | 'cloth';

interface PdfButtonProps {
  /** The name of the file, without its ending. */
  name: string;
  load: (template: PdfTemplate, lang: Locale) => Promise<Blob>;
  size?: 'sm';
  look?: 'quiet';
}

/** Downloads a resume as PDF, after asking for its look and the language of its headings. */
export function PdfButton({ name, load, size, look }: PdfButtonProps) {
  const [open, setOpen] = useState(false);
  const [template, setTemplate] = useState<PdfTemplate>('calm');
  const [lang, setLang] = useState<Locale>(getLocale);
  const { run, busy, error, forget } = useAction(async () => {
    saveFile(await load(template, lang), `${name}.pdf`);
    setOpen(false);
  });
  const close = () => {
    forget();
    setOpen(false);
  };
  return (
    <>
      <Button
        size={size}
        look={look}
        icon={<FileDown size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.form_pdf()}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={m.form_pdf_title()}
        closeLabel={m.ui_close()}
        foot={
          <Button look="primary" busy={busy} onClick={() => void run()}>
            {m.form_pdf_download()}
          </Button>
        }
      >
        <RadioGroup
          label={m.form_pdf_look()}
          look="segments"
          options={[
            { value: 'calm', label: m.form_pdf_calm() },
            { value: 'cloth', label: m.form_pdf_cloth() },
          ]}
          value={template}
          onChange={(value) => setTemplate(value as PdfTemplate)}
        />
        <RadioGroup
          label={m.form_pdf_language()}
          hint={m.form_pdf_language_hint()}
          look="segments"
          options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_LABELS[locale].full }))}
          value={lang}
          onChange={(value) => setLang(value as Locale)}
        />
        <FormError text={error} />
      </Dialog>
    </>
  );
}
