import { useState } from 'react';
import { dateTexts, wizardTexts } from '@/i18n/ui-texts';
import type { Month } from '@/lib/period';
import { m } from '@/paraglide/messages';
import { ErrorSummary } from '@/ui/error-summary';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { MonthPicker } from '@/ui/month-picker';
import { WizardShell } from '@/ui/wizard-shell';
import { GallerySection } from './section';

const WORKPLACE_ID = 'gallery-workplace';
const SAVED_AT = '14:02';

export function Wizard() {
  const [current, setCurrent] = useState(2);
  const [started, setStarted] = useState<Month | null>(null);
  const steps = [
    { id: 'position', label: m.ui_demo_step_position() },
    { id: 'person', label: m.ui_demo_step_person() },
    { id: 'work', label: m.ui_demo_step_work() },
    { id: 'skills', label: m.ui_demo_step_skills() },
  ];
  return (
    <GallerySection id="wizard" title={m.ui_gallery_wizard()}>
      <div className="gallery-frame">
        <WizardShell
          headingLevel={3}
          steps={steps}
          current={current}
          texts={wizardTexts()}
          title={m.ui_demo_wizard_title()}
          intro={m.ui_demo_wizard_intro()}
          savedNote={m.ui_saved_at({ time: SAVED_AT })}
          summary={
            <ErrorSummary
              title={m.ui_demo_summary({ count: 1 })}
              errors={[
                {
                  fieldId: WORKPLACE_ID,
                  text: `${m.ui_demo_workplace()}: ${m.ui_demo_required()}`,
                },
              ]}
            />
          }
          onBack={current > 0 ? () => setCurrent(current - 1) : undefined}
          onNext={() => setCurrent(Math.min(steps.length - 1, current + 1))}
          renderStepLink={(_, index, children) => (
            <button type="button" onClick={() => setCurrent(index)}>
              {children}
            </button>
          )}
        >
          <Field
            id={WORKPLACE_ID}
            label={m.ui_demo_workplace()}
            error={m.ui_demo_required()}
            required
          >
            <Input />
          </Field>
          <MonthPicker
            label={m.ui_demo_started()}
            required
            value={started}
            onChange={setStarted}
            minYear={1970}
            maxYear={2026}
            texts={dateTexts()}
          />
        </WizardShell>
      </div>
    </GallerySection>
  );
}
