import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { PhoneInput } from '@/ui/phone-input';
import { PinInput } from '@/ui/pin-input';
import { Stateful } from '@/ui/testing';
import { toast } from '@/ui/toast-store';
import { Columns, GallerySection } from './section';

export function Codes() {
  return (
    <GallerySection id="codes" title={m.ui_gallery_codes()}>
      <Columns>
        <Stateful start="">
          {(value, change) => (
            <Field label={m.ui_demo_phone()} required>
              <PhoneInput value={value} onChange={change} />
            </Field>
          )}
        </Stateful>
        <Stateful start="+99890123">
          {(value, change) => (
            <Field label={m.ui_demo_phone()} error={m.ui_demo_phone_error()}>
              <PhoneInput value={value} onChange={change} />
            </Field>
          )}
        </Stateful>
        <Stateful start="48">
          {(value, change) => (
            <Field label={m.ui_demo_code()} hint={m.ui_demo_code_hint()}>
              <PinInput
                value={value}
                onChange={change}
                onComplete={(code) => toast.success(m.ui_demo_code_done({ code }))}
              />
            </Field>
          )}
        </Stateful>
        <Stateful start="482911">
          {(value, change) => (
            <Field label={m.ui_demo_code()} error={m.ui_demo_code_error()}>
              <PinInput value={value} onChange={change} />
            </Field>
          )}
        </Stateful>
      </Columns>
    </GallerySection>
  );
}
