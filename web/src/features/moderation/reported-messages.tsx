import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { sizeText } from '@/lib/file-size';
import { momentText } from '@/lib/moment';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { fetchReportedFile, reportedMessagesQuery } from './calls';
import { Loaded } from './loaded';
import type { ReportedMessage, ReportedSide } from './model';
import './moderation.css';

interface ReportedMessagesProps {
  side: ReportedSide;
  id: string;
}

/** The messages of the reported side as they were then. Nobody sees what the other side has written. */
export function ReportedMessages({ side, id }: ReportedMessagesProps) {
  const query = useQuery(reportedMessagesQuery(side, id));
  return (
    <>
      <h1 className="console-title">
        {side === 'customer' ? m.complaints_company_messages() : m.complaints_candidate_messages()}
      </h1>
      <p className="console-lead">{m.complaints_messages_note()}</p>
      <Loaded query={query}>
        {(messages) => (
          <ol className="mod-said">
            {messages.map((message) => (
              <li key={`${message.seq} ${message.text}`}>
                <time dateTime={message.at} className="console-note">
                  {momentText(message.at)}
                </time>
                {message.text && <q>{message.text}</q>}
                {message.file && <ReportedFile side={side} id={id} file={message.file} />}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </>
  );
}

type FileProps = ReportedMessagesProps & { file: NonNullable<ReportedMessage['file']> };

/** It comes from a stranger, so it is only offered for download. */
function ReportedFile({ side, id, file }: FileProps) {
  const open = useAction(async () => {
    saveFile(await fetchReportedFile(side, id, file.id), file.name);
  });
  return (
    <div>
      <Button
        size="sm"
        busy={open.busy}
        icon={<Download size={18} strokeWidth={1.8} aria-hidden="true" />}
        onClick={() => void open.run()}
      >
        {`${file.name}, ${sizeText(file.size)}`}
      </Button>
      <FormError text={open.error} />
    </div>
  );
}
