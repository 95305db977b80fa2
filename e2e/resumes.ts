// Resumes for the journeys, created over the API.
import type { APIRequestContext } from '@playwright/test';
import { call, type Person } from './people.ts';

const FORM = {
  position: 'Bosh hisobchi',
  sphere: ['accounting'],
  work_type: ['fulltime', 'remote'],
  location: 'toshkent-shahri',
  salary: { amount: 9_000_000, currency: 'UZS' },
  name: 'Malika',
  surname: 'Yusupova',
  birthday: '1990-05-17',
  employment: [
    {
      position: 'Hisobchi',
      company: 'Zarafshon Savdo',
      start: { year: 2018, month: 2 },
      end: null,
      present: true,
      description: '- Oylik hisobotlar\n- Soliq hisobotlari',
    },
  ],
  education_level: 'higher',
  education: [
    {
      institution: 'Toshkent davlat iqtisodiyot universiteti',
      speciality: 'Audit',
      start: { year: 2008, month: 9 },
      end: { year: 2012, month: 6 },
      present: false,
    },
  ],
  skills: ['1C', 'Soliq hisoboti', 'MS Excel'],
  languages: [{ language: 'uz', level: 'c1' }],
  driving: { categories: ['B'], years: 5 },
  about: 'Yetti yildan beri hisob yuritaman, hujjatlarni tartibda saqlayman.',
};

export interface Resume {
  id: string;
  slug: string;
  revision: number;
}

export async function draftResume(request: APIRequestContext, { phone, token }: Person): Promise<Resume> {
  const form = { ...FORM, phones: [phone] };
  return (await call(request, 'resume/create', { step: 'default', form }, { token })).data;
}

export async function publishedResume(request: APIRequestContext, person: Person): Promise<Resume> {
  const { id, revision } = await draftResume(request, person);
  return (await call(request, `resume/${id}/publish`, { revision }, { token: person.token })).data;
}

/** The secret at the end of a share link. */
export async function shareToken(request: APIRequestContext, id: string, { token }: Person): Promise<string> {
  const { url } = (await call(request, `resume/${id}/link`, {}, { token })).data;
  return url.split('/').at(-1);
}
