import { m } from '@/paraglide/messages';
import { SettingsPage } from '../settings-page';
import { DataExport } from './data-export';
import { Deletion } from './deletion';

export function DataPage() {
  return (
    <SettingsPage title={m.settings_data_title()} lead={m.settings_data_lead()}>
      <DataExport />
      <Deletion />
    </SettingsPage>
  );
}
