/** Changes that the editor of the company page sends. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { upload } from '@/api/upload';
import type { User } from '@/session/me';
import { linkPath } from './rules';
import type { Page, PageIn, Photo } from './wire';

export async function savePage(body: PageIn): Promise<Page> {
  try {
    return (await bodyOf(api.POST('/api/v1/company/page', { body }))).data;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    const errors = Object.fromEntries(
      Object.entries(problem.errors).map(([path, texts]) => [linkPath(path, body.links), texts]),
    );
    const { code, status, message, requestId } = problem;
    throw new ApiError({ code, status, message, errors, requestId, cause: problem });
  }
}

export const renameCompany = async (name: string): Promise<User> =>
  (await bodyOf(api.POST('/api/v1/company/update', { body: { name } }))).user;

export async function uploadPhoto(file: Blob, onProgress: (share: number) => void): Promise<Photo> {
  const path = '/api/v1/company/page/photos';
  const headers = { 'Content-Type': file.type };
  const { data } = await upload<{ data: Photo }>({ path, file, headers, onProgress });
  return data;
}
