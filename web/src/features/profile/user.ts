export type { Candidate, Customer, User } from '@/features/settings/queries';
