import { BriefcaseBusiness, Check, Clock, GraduationCap, Languages } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Fact, Facts } from '@/ui/facts';
import type { VacancyData } from './model';
import { educationText, experienceLabel, hoursText, languagesText } from './words';

/** The facts people look for first; unknown ones are omitted. */
export function VacancyFacts({ vacancy }: { vacancy: VacancyData }) {
  return (
    <Facts>
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
    </Facts>
  );
}
