import { api } from '@/api/client';

/** Skills that match the typed text; a resume has them as words, not as codes. */
export async function suggestSkills(q: string, signal: AbortSignal) {
  const { data } = await api.GET('/api/v1/suggest/skill', { params: { query: { q } }, signal });
  return (data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }));
}

export async function suggestUniversities(q: string, signal: AbortSignal) {
  const { data } = await api.GET('/api/v1/suggest/university', {
    params: { query: { q } },
    signal,
  });
  return (data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
