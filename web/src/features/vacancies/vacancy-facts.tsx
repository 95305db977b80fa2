import {
  BriefcaseBusiness,
  Check,
  Clock,
  GraduationCap,
  Languages,
  type LucideIcon,
} from 'lucide-react';
import { m } from '@/paraglide/messages';
import type { VacancyData } from './model';
import { educationText, experienceLabel, hoursText, languagesText } from './words';

/** The facts people look for first; unknown ones are omitted. */
export function VacancyFacts({ vacancy }: { vacancy: VacancyData }) {
  return (
    <dl className="facts">
      <Fact
        icon={BriefcaseBusiness}
        name={m.vacancy_experience()}
        value={experienceLabel(vacancy.experience)}
      />
      <Fact icon={Clock} name={m.vacancy_hours()} value={hoursText(vacancy)} />
      <Fact
        icon={GraduationCap}
        name={m.vacancy_education()}
        value={educationText(vacancy.education_level)}
      />
      <Fact
        icon={Languages}
        name={m.vacancy_languages()}
        value={languagesText(vacancy.languages)}
      />
      <Fact
        icon={Check}
        name={m.vacancy_form_accessible()}
        value={vacancy.accessible ? m.form_yes() : undefined}
      />
    </dl>
  );
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value?: string }) {
  if (!value) return null;
  return (
    <div className="fact">
      <dt className="fact-name">
        <Icon size={16} strokeWidth={1.8} aria-hidden="true" />
        {name}
      </dt>
      <dd className="fact-value">{value}</dd>
    </div>
  );
}
