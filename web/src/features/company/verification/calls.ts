import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { upload } from '@/api/upload';
import type { AppealIn, UploadedDocument, VerificationIn } from './wire';

const PATH = '/api/v1/company/verification';
const KEY = 'company-verification';

/** `company` is the slug of the company in use: a person may belong to several. */
export const verificationQuery = (company: string) =>
  queryOptions({
    queryKey: [KEY, company],
    queryFn: async ({ signal }) => (await bodyOf(api.GET(PATH, { signal }))).data,
  });

/** What the registry says about a whole number. An answer does not change while the form is open. */
export const lookupQuery = (taxNumber: string) =>
  queryOptions({
    queryKey: ['tax-number', taxNumber],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const body = { tax_number: taxNumber };
      return (await bodyOf(api.POST(`${PATH}/lookup`, { signal, body }))).data;
    },
  });

export async function forgetVerification(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [KEY] });
}

export async function requestVerification(body: VerificationIn): Promise<void> {
  await api.POST(PATH, { body });
}

export async function appeal(body: AppealIn): Promise<void> {
  await api.POST(`${PATH}/appeal`, { body });
}

interface Sending {
  content: Blob;
  name: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export async function uploadDocument({
  content,
  name,
  signal,
  onProgress,
}: Sending): Promise<UploadedDocument> {
  // A header holds ASCII only.
  const headers = { 'Content-Type': content.type, 'X-File-Name': encodeURIComponent(name) };
  const path = `${PATH}/document`;
  const { data } = await upload<{ data: UploadedDocument }>({
    path,
    file: content,
    headers,
    signal,
    onProgress,
  });
  return data;
}
