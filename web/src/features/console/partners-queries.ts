import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { upload } from '@/api/upload';
import { STAFF_HEADERS as headers, signedIn } from '@/session/staff';

type Schemas = components['schemas'];
export type Partner = Schemas['StaffPartner'];
export type PartnerForm = Schemas['StaffPartnerIn'];

/** What the server reads; it decides by the picture itself. */
export const LOGO_ACCEPT = 'image/jpeg,image/png,image/webp';

export const partnersQuery = () =>
  queryOptions({
    queryKey: ['console', 'partners'],
    queryFn: async ({ signal }) => {
      const { data } = await signedIn(api.GET('/api/v1/staff/partners', { headers, signal }));
      return data;
    },
  });

export async function addPartner(body: PartnerForm): Promise<Partner> {
  return (await signedIn(api.POST('/api/v1/staff/partners', { headers, body }))).data;
}

/** Every change names the version that its author saw: the server refuses it if there is a newer one. */
export async function updatePartner({ id, version }: Partner, form: PartnerForm): Promise<Partner> {
  const params = { path: { id } };
  const body = { ...form, version };
  const call = api.POST('/api/v1/staff/partners/{id}/update', { headers, params, body });
  return (await signedIn(call)).data;
}

export async function removePartner({ id, version }: Partner): Promise<void> {
  const params = { path: { id } };
  const body = { version };
  await signedIn(api.POST('/api/v1/staff/partners/{id}/remove', { headers, params, body }));
}

export async function orderPartners(seen: Partner[], order: Partner[]): Promise<void> {
  const ids = (partners: Partner[]) => partners.map(({ id }) => id);
  const body = { seen: ids(seen), order: ids(order) };
  await signedIn(api.POST('/api/v1/staff/partners/order', { headers, body }));
}

export async function uploadLogo({ id, version }: Partner, file: File): Promise<Partner> {
  const path = `/api/v1/staff/partners/${id}/logo?version=${version}`;
  const type = { 'Content-Type': file.type };
  return signedIn(upload<{ data: Partner }>({ path, file, headers: { ...headers, ...type } }));
}

/** The list with one partner a place earlier or later. */
export function moved(partners: Partner[], at: number, by: -1 | 1): Partner[] {
  const next = [...partners];
  const [one] = next.splice(at, 1);
  if (one) next.splice(at + by, 0, one);
  return next;
}
