import type { components } from '@/api/schema.gen';
import type { User } from './me';

type Customer = components['schemas']['CustomerOut'];

const WORK: Customer['can'] = ['see_work', 'run_vacancies', 'open_contacts', 'edit_page'];
const OWN: Customer['can'] = [
  'edit_company',
  'manage_members',
  'verify_company',
  'pay',
  'delete_company',
];

/** What each role may do, as the server sends it. */
export const CAN: Record<Customer['role'], Customer['can']> = {
  owner: [...WORK, ...OWN],
  recruiter: WORK,
  viewer: ['see_work'],
};

/** An employer for tests, in the role that the test is about; the last argument overrides single fields. */
export function employer(role: Customer['role'] = 'owner', over: Partial<User> = {}): User {
  const known: Partial<User> = {
    id: 'u1',
    phone: '+998901234567',
    role: 'customer',
    unfinished: null,
    candidate: null,
    has_password: true,
    has_totp: false,
    customer: {
      id: 'c1',
      slug: 'adras',
      name: 'Adras',
      location: 'toshkent-shahri',
      location_name: 'Tashkent city',
      active: true,
      is_verified: false,
      avatar: null,
      role,
      can: CAN[role],
    },
    companies: [{ slug: 'adras', name: 'Adras', avatar: null, role, in_use: true }],
    team_invitations: [],
  };
  return { ...known, ...over } as User;
}
