import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { Field, FieldSet } from '@/ui/field';
import { TimeInput } from '@/ui/time-input';
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
              <TimeInput value={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
            </Field>
            <Field label={m.settings_quiet_to()}>
              <TimeInput value={quiet.to} onChange={(to) => onChange({ ...quiet, to })} />
            </Field>
          </div>
        </FieldSet>
      )}
    </Section>
  );
}
