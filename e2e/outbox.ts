// SMS and e-mail messages: in development the server stores them at /__outbox instead of sending them.
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Message {
  channel: 'sms' | 'email' | 'telegram';
  to: string;
  text: string;
  code: string | null;
}

/** Messages sent to a phone number or e-mail address, newest first. */
export async function messagesTo(request: APIRequestContext, to: string): Promise<Message[]> {
  const answer = await request.get('/__outbox', { headers: { Accept: 'application/json' } });
  const { data } = (await answer.json()) as { data: Message[] };
  return data.filter((message) => message.to === to);
}

/** The newest message that matches. Delivery is a background job, so it may take a moment. */
async function awaited<Found>(
  request: APIRequestContext,
  to: string,
  find: (message: Message) => Found | null | undefined,
): Promise<Found> {
  let found: Found | null | undefined;
  await expect
    .poll(
      async () => {
        found = (await messagesTo(request, to)).map(find).find((one) => one !== null && one !== undefined);
        return found !== undefined;
      },
      { message: `a message to ${to}` },
    )
    .toBe(true);
  return found as Found;
}

/** The newest code that is not among those already seen. */
export function codeTo(request: APIRequestContext, to: string, seen: readonly string[] = []): Promise<string> {
  return awaited(request, to, ({ code }) => (code && !seen.includes(code) ? code : null));
}

/** The path of the newest one-time sign-in link. */
export function linkTo(request: APIRequestContext, to: string): Promise<string> {
  return awaited(request, to, ({ text }) => /https?:\/\/[^/\s]+(\/\S*auth\/verifier\/[\w-]+)/.exec(text)?.[1]);
}
