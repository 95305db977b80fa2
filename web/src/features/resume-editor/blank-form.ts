import { EMPTY, type ResumeForm } from '@/forms/resume/form';
import type { User } from '@/session/me';

/** A new resume with what the account already knows; nobody types it twice. */
export function blankForm({ phone, email, candidate }: User): ResumeForm {
  return {
    ...EMPTY,
    phones: [phone],
    email: email ?? '',
    show_photo: true,
    ...(candidate && {
      name: candidate.name,
      surname: candidate.surname,
      birthday: candidate.birthday,
      sex: candidate.sex,
      location: candidate.location,
      education_level: candidate.education_level,
      specialization: candidate.specialization ?? '',
      languages: candidate.languages.map(({ language, level }) => ({
        language,
        level: level ?? '',
      })),
      about: candidate.about ?? '',
    }),
  };
}
