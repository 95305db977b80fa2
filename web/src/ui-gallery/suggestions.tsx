import { MapPin } from 'lucide-react';
import { comboboxTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Combobox, type ComboboxValue } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { MultiCombobox } from '@/ui/multi-combobox';
import { Stateful } from '@/ui/testing';
import { cities, professions, slowly } from './sample';
import { Columns, GallerySection } from './section';

const MOST_SKILLS = 5;

export function Suggestions() {
  const texts = comboboxTexts();
  return (
    <GallerySection id="search" title={m.ui_gallery_search()}>
      <Columns>
        <Stateful<ComboboxValue | null> start={null}>
          {(value, change) => (
            <Field label={m.ui_demo_profession()} hint={m.ui_demo_profession_hint()}>
              <Combobox
                label={m.ui_demo_profession()}
                freeText
                value={value}
                onChange={change}
                loadOptions={slowly(professions())}
                texts={texts}
              />
            </Field>
          )}
        </Stateful>
        <Stateful<ComboboxValue | null>
          start={{ value: 'tashkent', label: m.ui_demo_city_tashkent() }}
        >
          {(value, change) => (
            <Field label={m.ui_demo_place()} required>
              <Combobox
                label={m.ui_demo_place()}
                icon={<MapPin size={20} strokeWidth={1.8} aria-hidden="true" />}
                value={value}
                onChange={change}
                loadOptions={slowly(cities())}
                texts={texts}
              />
            </Field>
          )}
        </Stateful>
        <Stateful<ComboboxValue[]>
          start={[
            { value: 'teacher', label: m.ui_demo_prof_teacher() },
            { value: null, label: m.ui_demo_job_nurse() },
          ]}
        >
          {(values, change) => (
            <Field label={m.ui_demo_skills()} hint={m.ui_demo_skills_hint()}>
              <MultiCombobox
                label={m.ui_demo_skills()}
                freeText
                max={MOST_SKILLS}
                values={values}
                onChange={change}
                loadOptions={slowly(professions())}
                texts={texts}
              />
            </Field>
          )}
        </Stateful>
      </Columns>
    </GallerySection>
  );
}
