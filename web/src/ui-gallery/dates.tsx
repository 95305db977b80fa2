import { dateTexts } from '@/i18n/ui-texts';
import type { Month } from '@/lib/period';
import { m } from '@/paraglide/messages';
import { BirthdayPicker, DateInput } from '@/ui/date-picker';
import { Field } from '@/ui/field';
import { MonthPicker } from '@/ui/month-picker';
import { Stateful } from '@/ui/testing';
import { Columns, GallerySection } from './section';

/** A fixed date, so that screenshots of the gallery never change. */
const THIS_YEAR = 2026;

export function Dates() {
  const texts = dateTexts();
  return (
    <GallerySection id="dates" title={m.ui_gallery_dates()}>
      <Columns>
        <Stateful<string | null> start={null}>
          {(value, change) => (
            <BirthdayPicker
              label={m.ui_demo_birthday()}
              required
              value={value}
              onChange={change}
              minYear={THIS_YEAR - 80}
              maxYear={THIS_YEAR - 15}
              texts={texts}
            />
          )}
        </Stateful>
        <Field label={m.ui_demo_interview_on()}>
          <DateInput defaultValue="2026-11-18" min="2026-11-15" />
        </Field>
        <Stateful<Month | null> start={{ year: 2021, month: 9 }}>
          {(value, change) => (
            <MonthPicker
              label={m.ui_demo_started()}
              value={value}
              onChange={change}
              minYear={1970}
              maxYear={THIS_YEAR}
              texts={texts}
            />
          )}
        </Stateful>
        <Stateful<Month | null> start={{ year: 2020, month: 1 }}>
          {(value, change) => (
            <MonthPicker
              label={m.ui_demo_finished()}
              error={m.ui_demo_finished_error()}
              value={value}
              onChange={change}
              minYear={1970}
              maxYear={THIS_YEAR}
              texts={texts}
            />
          )}
        </Stateful>
      </Columns>
    </GallerySection>
  );
}
