/** The owner's resume as files. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { Locale } from '@/i18n/locale';
import type { PdfTemplate } from '../pdf-button';

export const resumePdf = (id: string, template: PdfTemplate, lang: Locale): Promise<Blob> =>
  bodyOf(
    api.GET('/api/v1/resume/{id}/pdf', {
      params: { path: { id }, query: { template, lang } },
      parseAs: 'blob',
    }),
  );

/** JSON Resume 1.0.0, which other sites and our import read. */
export async function resumeJson(id: string): Promise<Blob> {
  const file = await bodyOf(api.GET('/api/v1/resume/{id}/json', { params: { path: { id } } }));
  return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
}
