import { Check, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { wizardTexts } from '@/i18n/ui-texts';
import { type Findable, search } from '@/lib/fold';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { Step } from '@/ui/stepper';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { readSpheres, saveSpheres } from './sphere-draft';

const { minItems: MIN, maxItems: MAX } = limits.CandidateIn_spheres;

/** A sphere is found by its own names and by those of the professions in it. */
export interface SphereChoice extends Findable {
  slug: string;
  professions: readonly Findable[];
}

const namesOf = ({ name, aliases = [] }: Findable) => [name, ...aliases];

interface SphereStepProps {
  steps: readonly Step[];
  current: number;
  spheres: readonly SphereChoice[];
  onBack?: () => void;
  onNext: () => void;
}

/** Three to five spheres, as checkboxes: an autocomplete would hide what there is to choose from. */
export function SphereStep({ steps, current, spheres, onBack, onNext }: SphereStepProps) {
  const known = (slugs: readonly string[]) =>
    slugs.filter((slug) => spheres.some((sphere) => sphere.slug === slug));
  const [chosen, setChosen] = useState(() => known(readSpheres()));
  const [query, setQuery] = useState('');
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLFieldSetElement>(null);
  const shown = search(spheres, query, (sphere) => [
    ...namesOf(sphere),
    ...sphere.professions.flatMap(namesOf),
  ]);

  const toggle = (slug: string, box: HTMLInputElement) => {
    const isChosen = chosen.includes(slug);
    if (!isChosen && chosen.length >= MAX) {
      // The browser has already ticked the box, and there is no re-render when the message stays the same.
      box.checked = false;
      setProblem(m.error_too_many({ max: MAX }));
      return;
    }
    const next = isChosen ? chosen.filter((other) => other !== slug) : [...chosen, slug];
    setChosen(next);
    saveSpheres(next);
    setProblem(undefined);
  };
  const next = () => {
    if (chosen.length >= MIN) {
      onNext();
      return;
    }
    setProblem(m.error_too_few({ min: MIN }));
    list.current?.querySelector('input')?.focus();
  };

  return (
    <WizardShell
      steps={steps}
      current={current}
      texts={wizardTexts()}
      title={m.auth_spheres_title()}
      intro={m.auth_spheres_intro({ min: MIN, max: MAX })}
      problem={<FormError text={problem} />}
      onBack={onBack}
      onNext={next}
    >
      <Field label={m.auth_spheres_search()} labelHidden>
        <Input
          type="search"
          placeholder={m.auth_spheres_search()}
          icon={<Search size={20} strokeWidth={1.8} aria-hidden="true" />}
          value={query}
          enterKeyHint="search"
          onChange={(event) => setQuery(event.currentTarget.value)}
          // Enter here means "search", which happens while typing; it must not submit the step.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <fieldset ref={list} className="sphere-choices">
        <legend className="sphere-choices-legend">
          <span>{m.auth_spheres_chosen()}</span>
          <strong className="num-t" aria-hidden="true">
            {chosen.length} / {MAX}
          </strong>
        </legend>
        {shown.map(({ slug, name }) => (
          <label key={slug} className="sphere-choice">
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(slug)}
              onChange={(event) => toggle(slug, event.currentTarget)}
            />
            <span>{name}</span>
            <Check size={20} strokeWidth={2.2} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="auth-note">{m.auth_spheres_none()}</p>}
      <p role="status" className="sr-only">
        {m.auth_spheres_count({ count: chosen.length, max: MAX })}
      </p>
    </WizardShell>
  );
}
