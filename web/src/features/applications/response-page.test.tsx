import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { peekAfterResume, takeAfterResume } from '@/session/after-resume';
import { Stateful } from '@/ui/testing';
import { ResponsePage } from './response-page';
import { application, responseForm } from './sample';
import type { ResponseStep } from './use-respond';
import type { ResponseForm } from './wire';

type Answer = [status: number, body: object];

/** The application came from the company. */
let invited = false;

/** A fake server with this form, which answers responses in order; returns what was sent. */
async function open(form: Partial<ResponseForm>, ...answers: Answer[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  const forms: Answer[] = [[200, { status: true, data: responseForm(form) }]];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/my/applications/a1')) {
      const more = { events: [], similar: [], answers: [] };
      const offer = {
        source: 'invitation',
        status: 'offer',
        actions: ['accept', 'decline'],
      } as const;
      const one = application(invited ? { ...offer, actions: [...offer.actions] } : {});
      return Response.json({ status: true, data: { ...one, ...more } });
    }
    if (request.method === 'GET') {
      const [status, body] = forms.length > 1 ? (forms.shift() as Answer) : (forms[0] as Answer);
      return Response.json(body, { status });
    }
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
    const [status, body] = answers.shift() ?? [201, { status: true, data: application() }];
    return Response.json(body, { status });
  });
  const page = () => (
    <Stateful<ResponseStep> start="form">
      {(step, setStep) => (
        <ResponsePage
          slug="cook-abc123"
          person="u1"
          hasTelegram={false}
          step={step}
          onStep={setStep}
          onChanged={() => undefined}
          missing={<h1>{'Missing'}</h1>}
          gone={<h1>{'Gone'}</h1>}
          similar={null}
          similarCount={0}
        />
      )}
    </Stateful>
  );
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: page }),
  });
  await router.load();
  const view = render(
    <QueryClientProvider client={makeQueryClient()}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { sent, forms, user: userEvent.setup(), view };
}

beforeEach(() => {
  startLocale('/en');
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  takeAfterResume();
  vi.unstubAllGlobals();
  startLocale('/');
});

const apply = () => screen.findByRole('button', { name: 'Apply' });
const letter = () => screen.getByRole('textbox', { name: /Message/ });
const QUESTIONS: ResponseForm['questions'] = [
  { text: 'When can you start?', kind: 'text', must_answer: true, options: [] },
  { text: 'Do you have a medical book?', kind: 'yes_no', must_answer: true, options: [] },
];

it('shows the record first, then sends the chosen resume and the letter', async () => {
  const { sent, user } = await open({});
  await screen.findByText('92%');
  expect(screen.getByText('Fits: field, place · updated 1 November', { collapseWhitespace: true }));
  const unfit = screen.getByRole('radio', { name: /Baker/ }) as HTMLInputElement;
  expect(unfit.disabled).toBe(true);
  expect(screen.getByText('64% complete, this vacancy asks for at least 70%')).toBeTruthy();
  await user.type(letter(), '  I cook well.  ');
  await user.click(await apply());
  const title = await screen.findByRole('heading', { level: 1, name: 'Application sent' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(sent.map(({ body }) => body)).toEqual([
    { resume_id: 'r1', letter: 'I cook well.', answers: [] },
  ]);
  // Nothing of it stays on the device.
  expect(Object.keys(localStorage).filter((name) => /respon/.test(name))).toEqual([]);
});

it('points out a phone number while the letter is typed, and keeps what is written', async () => {
  const { user, view } = await open({});
  await apply();
  await user.type(letter(), 'Call 90 123 45 67');
  expect(screen.getByText(/There is a phone number in the message: 90 123 45 67/)).toBeTruthy();
  view.unmount();
  await open({});
  await apply();
  expect((letter() as HTMLTextAreaElement).value).toBe('Call 90 123 45 67');
});

it('sends again with the same key when nobody knows whether it has arrived', async () => {
  const { sent, user } = await open({}, [502, {}]);
  await user.click(await apply());
  await screen.findByRole('heading', { name: 'Not sent' });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('asks the questions, and does not send without answers', async () => {
  const { sent, user } = await open({ questions: QUESTIONS, required_question: true }, [
    422,
    { code: 'validation', errors: { 'answers.0': ['No phone numbers here'] } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Continue: 2 questions' }));
  await screen.findByRole('heading', { level: 1, name: 'The company’s questions' });
  await user.click(await apply());
  expect(screen.getAllByText('Answer this question')).toHaveLength(2);
  expect(sent).toHaveLength(0);
  const first = screen.getByRole('textbox', { name: /When can you start/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.type(first, 'Tomorrow');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.queryByText('Answer this question')).toBeNull();
  await user.click(await apply());
  await screen.findByText('No phone numbers here');
  expect(sent[0]?.body).toMatchObject({
    answers: [
      { question: 0, text: 'Tomorrow' },
      { question: 1, yes: true },
    ],
  });
});

it('remembers the vacancy for somebody without a resume', async () => {
  const { user } = await open({ resumes: [], drafts: 1 });
  await screen.findByRole('heading', { name: 'First you need a resume' });
  expect(screen.getByRole('link', { name: 'Continue a draft' }).getAttribute('href')).toBe(
    '/profile',
  );
  await user.click(screen.getByRole('link', { name: 'Create a resume' }));
  expect(peekAfterResume()).toBe('/jobs/cook-abc123/response');
});

it('shows an earlier response instead of the form', async () => {
  const earlier = { id: 'a1', status: 'waiting', created_at: '2026-11-12T04:40:00Z' } as const;
  const { forms, user } = await open({}, [409, { code: 'already_responded', application: 'a1' }]);
  const send = await apply();
  forms[0] = [200, { status: true, data: responseForm({ application: earlier }) }];
  await user.click(send);
  await screen.findByRole('heading', { name: 'You have already responded to this vacancy' });
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the application' }).getAttribute('href')).toBe(
    '/profile/applications/a1',
  );
});

it('tells that the vacancy was closed meanwhile', async () => {
  const { forms, user } = await open({}, [410, { code: 'gone', message: 'Closed' }]);
  const send = await apply();
  forms[0] = [410, { code: 'gone', message: 'Closed' }];
  await user.click(send);
  await screen.findByRole('heading', { name: 'Gone' });
});

it('shows an invitation as one, with its answers', async () => {
  invited = true;
  await open({ application: { id: 'a1', status: 'offer', created_at: '2026-11-12T04:40:00Z' } });
  await screen.findByRole('heading', { name: 'You were invited to this vacancy' });
  expect(screen.getByText('Invited 12 November')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined();
  invited = false;
});
