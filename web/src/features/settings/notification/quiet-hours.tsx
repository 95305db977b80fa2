import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Field, FieldSet } from '@/ui/field';
import { Input } from '@/ui/input';
import type { QuietHours as Quiet } from '../queries';
import { Section } from '../section';

interface QuietHoursProps {
  quiet: Quiet;
  error: string | undefined;
  onChange: (quiet: Quiet) => void;
}

export function QuietHours({ quiet, error, onChange }: QuietHoursProps) {
  return (
    <Section title={m.settings_quiet_title()} text={m.settings_quiet_text()}>
      <Checkbox
        label={m.settings_quiet_on()}
        checked={quiet.on}
        onChange={({ currentTarget }) => onChange({ ...quiet, on: currentTarget.checked })}
      />
      {quiet.on && (
        <FieldSet
          label={m.settings_quiet_times()}
          legendHidden
          hint={m.settings_quiet_zone()}
          error={error}
        >
          <div className="settings-times">
            <Field label={m.settings_quiet_from()}>
              <Input
                type="time"
                value={quiet.from}
                onChange={({ currentTarget }) => onChange({ ...quiet, from: currentTarget.value })}
              />
            </Field>
            <Field label={m.settings_quiet_to()}>
              <Input
                type="time"
                value={quiet.to}
                onChange={({ currentTarget }) => onChange({ ...quiet, to: currentTarget.value })}
              />
            </Field>
          </div>
        </FieldSet>
      )}
    </Section>
  );
}
