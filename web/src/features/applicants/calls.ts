/** Calls that change an application. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { PdfTemplate } from '@/forms/pdf-button';
import { sendOnce } from '@/forms/send-once';
import type { Locale } from '@/i18n/locale';
import type { ApplicantFilter } from './filter';
import type { ApplicantCard, BulkIn, Comment, MoveIn, Rating, RatingIn, RefusalIn } from './wire';

const ofOne = (id: string) => ({ path: { id } });

async function cardOf(answer: Promise<{ data?: { data: unknown } }>): Promise<ApplicantCard> {
  return (await bodyOf(answer)).data as ApplicantCard;
}

async function commentOf(answer: Promise<{ data?: { data: unknown } }>): Promise<Comment> {
  return (await bodyOf(answer)).data as Comment;
}

export const move = (id: string, body: MoveIn) =>
  cardOf(api.POST('/api/v1/applications/{id}/move', { params: ofOne(id), body }));

export const reject = (id: string, body: RefusalIn) =>
  cardOf(api.POST('/api/v1/applications/{id}/reject', { params: ofOne(id), body }));

/** Takes a planned refusal back. */
export const keep = (id: string) =>
  cardOf(api.POST('/api/v1/applications/{id}/keep', { params: ofOne(id) }));

/** Each application is decided alone: some may be refused while the others are done. */
export const bulk = (body: BulkIn) => bodyOf(api.POST('/api/v1/applications/bulk', { body }));

/** A repeat after a lost answer is the same comment. */
export function addComment(id: string, text: string, mentions: string[]): Promise<Comment> {
  const body = { text, mentions };
  return sendOnce(`comment:${id}`, body, (key) =>
    commentOf(
      api.POST('/api/v1/applications/{id}/comments', {
        params: ofOne(id),
        body,
        headers: { 'Idempotency-Key': key },
      }),
    ),
  );
}

export const editComment = (id: string, text: string, mentions: string[]) =>
  commentOf(
    api.POST('/api/v1/comments/{id}/update', { params: ofOne(id), body: { text, mentions } }),
  );

export const removeComment = (id: string) =>
  bodyOf(api.POST('/api/v1/comments/{id}/destroy', { params: ofOne(id) }));

/** With the own rating saved, the marks of the others are shown. */
export const saveRating = (id: string, body: RatingIn) =>
  bodyOf(api.POST('/api/v1/applications/{id}/scorecard', { params: ofOne(id), body })) as Promise<{
    data: Rating;
    others: Rating[];
  }>;

/** Everything that the filter shows, as a table for a spreadsheet. */
export const exportCsv = ({ page: _, ...query }: ApplicantFilter): Promise<Blob> =>
  bodyOf(api.GET('/api/v1/my/applicants/export', { params: { query }, parseAs: 'blob' }));

/** The resume of today as a file; what was sent is kept as text only. */
export const loadPdf = (slug: string, template: PdfTemplate, lang: Locale): Promise<Blob> =>
  bodyOf(
    api.GET('/api/v1/candidates/{slug}/pdf', {
      params: { path: { slug }, query: { template, lang } },
      parseAs: 'blob',
    }),
  );
