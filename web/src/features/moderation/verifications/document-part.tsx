import { Download, ExternalLink, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { sizeText } from '@/lib/file-size';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button, ButtonLink } from '@/ui/button';
import { Part } from '../side-parts';
import { fetchDocument } from './calls';
import type { VerificationRequest } from './wire';

const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

type Document = VerificationRequest['document'];

/**
 * The document is fetched on request: each opening is recorded, and the call needs a header that a plain link cannot
 * send. Pictures are shown here; a PDF is only offered for download, because it comes from a stranger.
 */
export function DocumentPart({ id, document }: { id: string; document: Document }) {
  if (document.erased) {
    return (
      <Part title={m.verifications_document()}>
        <p className="console-note">{m.verifications_document_erased()}</p>
      </Part>
    );
  }
  return <Opened id={id} document={document} />;
}

function Opened({ id, document: { name, kind, size } }: { id: string; document: Document }) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const isPicture = kind !== 'pdf';
  const open = useAction(async () => {
    const content = await fetchDocument(id);
    if (isPicture) setPicture(URL.createObjectURL(content));
    else saveFile(content, name);
  });
  return (
    <Part title={m.verifications_document()}>
      <p className="mod-company">{name}</p>
      <p className="console-note">{sizeText(size)}</p>
      {picture ? (
        <>
          <img
            className="mod-document"
            src={picture}
            alt={m.verifications_document_alt({ name })}
          />
          <ButtonLink
            size="sm"
            href={picture}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink {...ICON} />}
          >
            {m.verifications_document_tab()}
          </ButtonLink>
        </>
      ) : (
        <Button
          busy={open.busy}
          icon={isPicture ? <FileText {...ICON} /> : <Download {...ICON} />}
          onClick={() => open.run()}
        >
          {isPicture ? m.verifications_document_show() : m.verifications_document_download()}
        </Button>
      )}
      <FormError text={open.error} />
      <p className="console-note">{m.verifications_document_note()}</p>
    </Part>
  );
}
