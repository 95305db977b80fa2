import { Search } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Stateful } from '@/ui/testing';
import { Textarea } from '@/ui/textarea';
import { COMPANIES, cities } from './sample';
import { Columns, GallerySection } from './section';

const ABOUT_MAX = 200;

export function Fields() {
  return (
    <GallerySection id="fields" title={m.ui_gallery_fields()}>
      <Columns>
        <Field label={m.ui_demo_name()} hint={m.ui_demo_name_hint()} required>
          <Input autoComplete="given-name" />
        </Field>
        <Field label={m.ui_demo_email()} error={m.ui_demo_email_error()} required>
          <Input type="email" autoComplete="email" defaultValue="malika.mail.uz" />
        </Field>
        <Field label={m.ui_demo_company()} hint={m.ui_demo_company_hint()}>
          <Input disabled defaultValue={COMPANIES[0]} />
        </Field>
        <Field label={m.ui_demo_search()} labelHidden>
          <Input
            type="search"
            placeholder={m.ui_demo_search()}
            icon={<Search size={20} strokeWidth={1.8} aria-hidden="true" />}
          />
        </Field>
        <Field label={m.ui_demo_salary()}>
          <Input inputMode="numeric" unit={m.ui_demo_from()} defaultValue={'5\u00A0000\u00A0000'} />
        </Field>
        <Field label={m.ui_demo_region()}>
          <Select placeholder={m.ui_demo_region_any()} options={cities()} />
        </Field>
        <Stateful<string> start={m.ui_demo_about_text()}>
          {(text, setText) => (
            <Field
              label={m.ui_demo_about()}
              hint={m.ui_demo_about_hint()}
              counter={{
                value: text.length,
                max: ABOUT_MAX,
                label: m.ui_counter({ value: text.length, max: ABOUT_MAX }),
              }}
            >
              <Textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
            </Field>
          )}
        </Stateful>
      </Columns>
    </GallerySection>
  );
}
