import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { limits } from '@/api/limits.gen';
import { comboboxTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { MultiCombobox } from '@/ui/multi-combobox';
import { RadioGroup } from '@/ui/radio-group';
import type { LoadOptions } from '@/ui/use-suggestions';
import {
  hasCompanies,
  isComplete,
  isSeenBy,
  presentEmployer,
  type Sight,
  VISIBILITIES,
  without,
  withVisibility,
} from './model';
import { resumeViewsQuery } from './queries';
import type { OwnResume, Visibility } from './wire';
import { VISIBILITY_WORDS } from './words';

interface VisibilityFormProps {
  resume: OwnResume;
  sight: Sight;
  error?: string;
  suggestCompanies: LoadOptions;
  onChange: (sight: Sight) => void;
  /** The heading is already above the form, as in a sheet. */
  labelHidden?: boolean;
}

/** The five answers to "who sees it", with the companies of the two lists. */
export function VisibilityForm(props: VisibilityFormProps) {
  const { resume, sight, error, suggestCompanies, onChange, labelHidden } = props;
  return (
    <div className="my-resume-visibility">
      <RadioGroup
        label={m.my_resumes_visibility()}
        labelHidden={labelHidden}
        error={error}
        options={VISIBILITIES.map((value) => ({
          value,
          label: VISIBILITY_WORDS[value](),
          note: value === 'employers' ? m.my_resumes_employers_note() : undefined,
        }))}
        value={sight.visibility}
        onChange={(value) => onChange(withVisibility(sight, value as Visibility))}
      />
      {hasCompanies(sight.visibility) && (
        <Field
          label={m.my_resumes_companies()}
          hint={isComplete(sight) ? m.my_resumes_companies_hint() : m.my_resumes_companies_needed()}
        >
          <MultiCombobox
            label={m.my_resumes_companies()}
            values={sight.companies.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(values) =>
              onChange({
                ...sight,
                companies: values.map(({ value, label }) => ({ slug: value ?? '', name: label })),
              })
            }
            loadOptions={suggestCompanies}
            minChars={2}
            max={limits.ResumeVisibilityIn_companies.maxItems}
            texts={comboboxTexts()}
          />
        </Field>
      )}
      <PresentEmployer {...props} employer={presentEmployer(resume)} />
    </div>
  );
}

/** Hides the resume from the company where the person works now, if it is one of ours. */
function PresentEmployer({
  resume,
  employer,
  sight,
  suggestCompanies,
  onChange,
}: VisibilityFormProps & { employer: string | undefined }) {
  const same = (name: string) => name.trim().toLowerCase() === employer?.trim().toLowerCase();
  const { data: views } = useQuery(resumeViewsQuery(resume.id, 1));
  const { data: suggested } = useQuery({
    queryKey: ['present-employer', employer],
    enabled: employer !== undefined,
    queryFn: async ({ signal }) => {
      const options = await suggestCompanies(employer ?? '', signal);
      return options.find(({ label }) => same(label)) ?? null;
    },
  });
  // Only companies with vacancies are suggested; one that has looked is known anyway.
  const viewer = views?.data.find(({ company }) => same(company.name))?.company;
  const company = suggested ? { slug: suggested.value, name: suggested.label } : viewer;
  if (!company || !isSeenBy(sight, company.slug)) return null;
  return (
    <div className="my-resume-employer">
      <Button
        wide
        icon={<EyeOff size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => onChange(without(sight, company))}
      >
        {m.my_resumes_hide_employer({ name: company.name })}
      </Button>
      <p className="my-resumes-small">{m.my_resumes_hide_employer_note()}</p>
    </div>
  );
}
