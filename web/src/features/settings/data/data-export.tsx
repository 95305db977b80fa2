import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { momentText } from '@/lib/moment';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { Loaded } from '../loaded';
import { askExport, type Export, exportQuery, fetchExport } from '../queries';
import { Section } from '../section';

/** Polling interval: the archive is made by a background job, usually within seconds. */
const POLL_MS = 3_000;

/** Exports everything we store about the person, as one file. */
export function DataExport() {
  const query = useQuery({
    ...exportQuery(),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? POLL_MS : false),
  });
  const provedAsk = useWithProof(askExport);
  const provedFetch = useWithProof(fetchExport);
  const ask = useAction(async () => {
    await provedAsk();
    await query.refetch();
  });
  const download = useAction(async () => {
    saveFile(await provedFetch(), 'ishbor.zip');
    toast.success(m.settings_export_saved());
  });
  const body = ({ state, made_at, expires_at }: Export) => {
    if (state === 'making') {
      return (
        <p className="settings-strip" data-tone="wait" role="status">
          {m.settings_export_making()}
        </p>
      );
    }
    if (state === 'ready') {
      return (
        <>
          <p role="status">
            {m.settings_export_ready({
              made: made_at ? momentText(made_at) : '',
              until: expires_at ? momentText(expires_at) : '',
            })}
          </p>
          <div className="settings-actions">
            <Button
              look="primary"
              busy={download.busy}
              icon={<Download size={18} strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => download.run()}
            >
              {m.settings_export_download()}
            </Button>
            <Button look="quiet" busy={ask.busy} onClick={() => ask.run()}>
              {m.settings_export_again()}
            </Button>
          </div>
        </>
      );
    }
    return (
      <Button className="settings-start" busy={ask.busy} onClick={() => ask.run()}>
        {m.settings_export_ask()}
      </Button>
    );
  };
  return (
    <Section title={m.settings_export_title()} text={m.settings_export_text()}>
      <Loaded query={query} rows={1}>
        {body}
      </Loaded>
      <FormError text={ask.error ?? download.error} />
    </Section>
  );
}
