import { m } from '@/paraglide/messages';
import { Checkbox } from '@/ui/checkbox';
import { FieldSet } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { Switch } from '@/ui/switch';
import { Stateful } from '@/ui/testing';
import { Columns, GallerySection } from './section';

const CURRENCIES = ['UZS', 'USD', 'RUB'];

export function Choices() {
  return (
    <GallerySection id="choices" title={m.ui_gallery_choices()}>
      <Columns>
        <FieldSet label={m.ui_demo_work_type()}>
          <div>
            <Checkbox label={m.ui_demo_fulltime()} count={812} />
            <Checkbox label={m.ui_demo_remote()} count={214} defaultChecked />
            <Checkbox label={m.ui_demo_hybrid()} count={131} />
            <Checkbox label={m.ui_demo_partial()} count={0} disabled />
          </div>
        </FieldSet>
        <Stateful<string | null> start="fulltime">
          {(value, change) => (
            <RadioGroup
              label={m.ui_demo_work_type()}
              value={value}
              onChange={change}
              options={[
                { value: 'fulltime', label: m.ui_demo_fulltime() },
                { value: 'remote', label: m.ui_demo_remote() },
                { value: 'partial', label: m.ui_demo_partial(), disabled: true },
              ]}
            />
          )}
        </Stateful>
        <Stateful<string | null> start={null}>
          {(value, change) => (
            <RadioGroup
              label={m.ui_demo_sex()}
              required
              error={value === null ? m.ui_demo_choose_one() : undefined}
              value={value}
              onChange={change}
              options={[
                { value: 'male', label: m.ui_demo_male() },
                { value: 'female', label: m.ui_demo_female() },
              ]}
            />
          )}
        </Stateful>
        <Stateful<string | null> start="UZS">
          {(value, change) => (
            <RadioGroup
              look="segments"
              label={m.ui_demo_currency()}
              value={value}
              onChange={change}
              options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
            />
          )}
        </Stateful>
        <div>
          <Switch label={m.ui_demo_notify()} note={m.ui_demo_notify_note()} defaultChecked />
          <Switch label={m.ui_demo_hide_salary()} />
          <Switch label={m.ui_demo_unavailable()} disabled />
        </div>
        <Checkbox label={m.ui_demo_agree()} note={m.ui_demo_agree_note()} />
      </Columns>
    </GallerySection>
  );
}
