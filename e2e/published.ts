// Vacancies that everybody can see, for journeys that only read them.
import { type APIRequestContext, request as newRequest } from '@playwright/test';
import { call, COMPANY, register } from './people.ts';
import { moderator, postVacancy } from './vacancies.ts';

export interface Published {
  slug: string;
  title: string;
  /** The company's own call, as its owner. */
  asOwner: (path: string) => Promise<void>;
  phone: string;
}

let made = 0;

/** A title that no other vacancy of this run has. */
function newTitle(): string {
  made += 1;
  return `Novvoy ${process.pid}-${made}`;
}

/** Makes a company, lets it publish one vacancy and a moderator approve it. */
export async function publish(baseURL: string | undefined, patch: object = {}): Promise<Published> {
  const request: APIRequestContext = await newRequest.newContext({ baseURL });
  const title = newTitle();
  const { token, phone } = await register(request, { ...COMPANY, name: `Non ${title}` });
  const slug = await postVacancy(request, token, { title, ...patch });
  const staff = await moderator(baseURL);
  await staff.approve(slug);
  await request.dispose();
  const asOwner = async (path: string) => {
    const own = await newRequest.newContext({ baseURL });
    await call(own, path, {}, { token });
    await own.dispose();
  };
  return { slug, title, asOwner, phone };
}
