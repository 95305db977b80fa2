import type { ComponentType } from 'react';
import { StepFields as Fields } from '@/forms/editor/step-fields';
import type { Step } from '@/forms/resume/contract';
import type { ControlName } from '@/forms/resume/fields';
import { fieldOf, fieldsOf } from '@/forms/resume/form';
import { useAnswers } from '../editor-context';
import { DrivingField } from './driving-field';
import { CoursesField, EducationField, SpecializationField } from './education-fields';
import { EmploymentField, NoExperienceField } from './employment-field';
import { StudyNotes, WorkNote } from './notes';
import { BirthdayField, PhonesField, PhotoField } from './person-fields';
import { ComputerSkillsField, SkillsField, SpokenLanguagesField } from './skill-fields';
import { SocialLinksField } from './social-links-field';
import { PayField, PlaceField, PositionField, SpheresField } from './wish-fields';

/** The controls that fields of the list name. */
const CONTROLS: Record<ControlName, ComponentType> = {
  position: PositionField,
  sphere: SpheresField,
  salary: PayField,
  location: PlaceField,
  photo: PhotoField,
  birthday: BirthdayField,
  phones: PhonesField,
  no_experience: NoExperienceField,
  employment: EmploymentField,
  work_note: WorkNote,
  specialization: SpecializationField,
  education: EducationField,
  courses: CoursesField,
  study_notes: StudyNotes,
  skills: SkillsField,
  computer_skills: ComputerSkillsField,
  languages: SpokenLanguagesField,
  driving: DrivingField,
  social_links: SocialLinksField,
};

/** The fields of one step of a resume. */
export function StepFields({ step }: { step: Step }) {
  const answerOf = useAnswers();
  return (
    <Fields names={fieldsOf(step)} fieldOf={fieldOf} answerOf={answerOf} controls={CONTROLS} />
  );
}
