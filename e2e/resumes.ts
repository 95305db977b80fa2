// Resumes for the journeys, created over the API.
import type { APIRequestContext } from '@playwright/test';
import { call, type Person } from './people.ts';

/** A complete resume. */
export function resumeForm(patch: object = {}) {
  return {
    position: 'Bosh hisobchi',
    sphere: ['finance'],
    work_type: ['fulltime', 'hybrid'],
    location: 'toshkent-shahri',
    salary: { amount: 7_000_000, currency: 'UZS' },
    name: 'Malika',
    surname: 'Yusupova',
    birthday: '1998-03-14',
    phones: ['+998901112233'],
    employment: [
      {
        position: 'Hisobchi',
        company: 'Ipak Yoʻli Savdo',
        start: { year: 2022, month: 3 },
        end: null,
        present: true,
        description: '85 nafar xodimning ish haqini hisoblayman.',
      },
    ],
    education_level: 'higher',
    education: [
      {
        institution: 'Toshkent davlat iqtisodiyot universiteti',
        speciality: 'Buxgalteriya hisobi',
        start: { year: 2016, month: 9 },
        end: { year: 2020, month: 6 },
        present: false,
      },
    ],
    additional_education: [{ name: '1C: Buxgalteriya', organisation: 'IT Park', year: 2021 }],
    skills: ['Maosh vedomosti', 'QQS deklaratsiyasi'],
    computer_skills: ['Microsoft Excel'],
    languages: [{ language: 'uzbek', level: 'c1' }],
    driving: { categories: ['B'], years: 5 },
    has_car: true,
    social_links: [{ network: 'telegram', url: 'https://t.me/malikahisob', username: 'malikahisob' }],
    about: 'Hisobotlarni oʻz vaqtida va xatosiz topshiraman.',
    ...patch,
  };
}

export interface Resume {
  id: string;
  slug: string;
  revision: number;
}

export async function postResume(
  request: APIRequestContext,
  { phone, token }: Person,
  patch: object = {},
): Promise<Resume> {
  const form = resumeForm({ phones: [phone], ...patch });
  return (await call(request, 'resume/create', { step: 'eighth', form }, { token })).data;
}

export async function publishResume(request: APIRequestContext, person: Person, patch: object = {}): Promise<Resume> {
  const { id, revision } = await postResume(request, person, patch);
  return (await call(request, `resume/${id}/publish`, { revision }, { token: person.token })).data;
}

/** The secret at the end of a share link. */
export async function shareToken(request: APIRequestContext, id: string, { token }: Person): Promise<string> {
  const { url } = (await call(request, `resume/${id}/link`, {}, { token })).data;
  return url.split('/').at(-1);
}
