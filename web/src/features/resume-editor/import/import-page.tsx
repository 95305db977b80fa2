import { useState } from 'react';
import { ChooseFile } from './choose-file';
import type { Imported } from './file';
import { FoundReview } from './found-review';
import '@/ui/wizard.css';
import './import.css';

type ImportPageProps = Pick<
  Parameters<typeof FoundReview>[0],
  'blank' | 'dictionaries' | 'onCreated'
>;

/** A new resume from a file of another site: choose the file, look over what was found, make a draft of it. */
export function ImportPage(props: ImportPageProps) {
  const [imported, setImported] = useState<Imported | null>(null);
  if (imported) {
    return <FoundReview {...props} imported={imported} onAnother={() => setImported(null)} />;
  }
  return (
    <div className="import-body">
      <ChooseFile onFound={setImported} />
    </div>
  );
}
