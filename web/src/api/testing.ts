import type { components } from './schema.gen';

type Vacancy = components['schemas']['Vacancy'];

/** A vacancy for tests; the argument overrides single fields. Fields that no test looks at may be missing. */
export function vacancy(over: Partial<Vacancy> = {}): Vacancy {
  const known: Partial<Vacancy> = {
    id: '1',
    slug: 'cook-abc123',
    title: 'Cook',
    category_id: 'horeca',
    sphere: ['horeca'],
    profession: null,
    location: 'samarkand',
    location_name: 'Samarkand',
    work_type: ['fulltime'],
    experience: '1',
    salary: {
      min_salary: 7_000_000,
      max_salary: 11_000_000,
      agreement: false,
      currency: 'UZS',
      tax: 'net',
    },
    type: 'standard',
    published_at: '2026-11-01T09:00:00Z',
    liked: false,
    contacted: false,
    sphere_names: [{ slug: 'horeca', name: 'Restaurants' }],
    profession_name: null,
    region_name: 'Samarkand region',
    address: null,
    work_hours: 'mon_fri',
    hours_from: null,
    hours_to: null,
    about: 'We cook for the whole city.',
    requirements: ['Knows plov'],
    tasks: ['Cooks plov'],
    advantages: [],
    education_level: null,
    languages: [],
    resume_required: false,
    required_question: false,
    question_count: 0,
    has_contacts: true,
    has_link: false,
    abroad: null,
    updated_at: '2026-11-01T09:00:00Z',
    expires_at: null,
    is_own: false,
    customer: {
      slug: 'osh-markazi',
      name: 'Osh markazi',
      avatar: null,
      is_verified: true,
      location_name: 'Samarkand',
      open_vacancies: 2,
      about_short: null,
    },
  };
  return { ...known, ...over } as Vacancy;
}
