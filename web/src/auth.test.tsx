// Signing in and registering through the whole app, against a fake server with scripted responses.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { makeRouter } from './router';

type Answer = [status: number, body: object];

/** Long enough for the slowest machine. */
const TOMORROW = Date.now() + 86_400_000;
const OK: Answer = [200, { status: true }];
const SENT = { status: true, request_id: 'r1', phone: '+998 90 *** ** 67', expires_in: 300 };
const USER = {
  id: 'u1',
  phone: '+998901234567',
  phone_verified_at: '2026-11-15T05:00:00Z',
  email: null,
  email_verified_at: null,
  role: 'customer',
  verified: true,
  candidate: null,
  customer: {
    id: 'c1',
    slug: 'adras',
    name: 'Adras',
    address: null,
    location: 'toshkent-shahri',
    location_name: 'Tashkent city',
    owned_date: null,
    about: null,
    active: true,
    is_verified: false,
    avatar: null,
    role: 'owner',
    can: ['see_work', 'edit_company'],
  },
  companies: [],
  team_invitations: [],
  locale: 'en',
  has_password: true,
  has_totp: false,
  telegram: null,
  unfinished: null,
  role_free_at: null,
  delete_at: null,
  created_at: '2026-11-15T05:00:00Z',
};

const SPHERES = ['IT', 'Sales', 'Medicine', 'Law', 'Design', 'Media'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  icon: 'code',
  professions: name === 'IT' ? [{ code: 'dev', name: 'Developer' }] : [],
}));

function setToken(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browser of the tests.
  document.cookie = `token=${value}; path=/`;
}

/** Whoever has signed in gets another frame: the next page is loaded. */
const load = vi.fn();
const loaded = (path: string) => waitFor(() => expect(load).toHaveBeenCalledWith(path));

/** The bodies sent to each call, in order. */
let sent: Record<string, unknown[]>;
/** The next responses of each call; the last one repeats. */
let answers: Record<string, Answer[]>;

beforeEach(() => {
  sent = {};
  sessionStorage.clear();
  localStorage.clear();
  answers = {
    'auth/providers': [[200, { status: true, google: false, telegram: null }]],
    'auth/social': [[200, { status: true, social: null }]],
    'auth/send-code': [[200, { ...SENT, resend_after: 60 }]],
    'auth/forgot': [[200, { ...SENT, resend_after: 60 }]],
    'auth/code-state': [
      [200, { ...SENT, state: 'sent', purpose: 'register', resend_after: 60, tries_left: 5 }],
    ],
    'auth/verify-code': [[200, { status: true, request_id: 'r1', expires_in: 1800 }]],
    spheres: [[200, { status: true, data: SPHERES }]],
    locations: [
      [200, { status: true, data: [{ id: 1, slug: 'toshkent-shahri', name: 'Tashkent city' }] }],
    ],
    dictionaries: [[200, { status: true, data: { language: [{ code: 'uz', name: 'Uzbek' }] } }]],
  };
  load.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(load);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.replace('/api/v1/', '');
    const text = await request.text();
    sent[call] = [...(sent[call] ?? []), text ? JSON.parse(text) : null];
    const queue = answers[call] ?? [];
    const [status, body] = (queue.length > 1 ? queue.shift() : queue[0]) ?? [500, {}];
    // As the server does in every response that signs in.
    if ('token' in body) setToken(String(body.token));
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  setToken('; max-age=0');
  vi.unstubAllGlobals();
  startLocale('/');
});

async function open(address: string) {
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  const at = (path: string) => waitFor(() => expect(history.location.pathname).toBe(path));
  return { at, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });
const phone = () => screen.getByRole('textbox', { name: /Phone number/ });
const refusal = (code: string, errors: object, more: object = {}) => ({
  status: false,
  code,
  message: 'Refused',
  errors,
  ...more,
});

describe('signing in', () => {
  async function signIn() {
    const app = await open('/en/auth/login');
    await app.user.type(phone(), '901234567');
    await app.user.type(screen.getByLabelText('Password'), 'olma daraxt uy');
    await app.user.click(press('Sign in'));
    return app;
  }

  it('asks for the number and the password before it asks the server', async () => {
    const { user } = await open('/en/auth/login');
    await user.click(press('Sign in'));
    expect(screen.getAllByText('Required field')).toHaveLength(2);
    expect(document.activeElement).toBe(phone());
    expect(sent['auth/login']).toBeUndefined();
  });

  it('has the names that password managers look for', async () => {
    await open('/en/auth/login');
    expect(phone().getAttribute('autocomplete')).toBe('username');
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(password.getAttribute('type')).toBe('password');
    await userEvent.click(press('Show the password'));
    expect(password.getAttribute('type')).toBe('text');
  });

  it('shows a refusal at the phone field and focuses it', async () => {
    answers['auth/login'] = [[200, refusal('wrong_credentials', { phone: ['Wrong pair'] })]];
    await signIn();
    await screen.findByText('Wrong pair');
    expect(document.activeElement).toBe(phone());
    expect(phone().getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for the second factor only when the server does', async () => {
    answers['auth/login'] = [
      [200, refusal('totp_required', { totp: ['Needed'] })],
      [200, refusal('wrong_totp', { totp: ['Wrong code'] })],
    ];
    const { user } = await signIn();
    const totp = await screen.findByRole('textbox', { name: /Code from the authenticator/ });
    expect(totp.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.queryByText('Needed')).toBeNull();
    await user.type(totp, '123456');
    await user.click(press('Sign in'));
    await screen.findByText('Wrong code');
    expect(sent['auth/login']?.[1]).toMatchObject({ totp: '123456' });
  });

  it('counts down after too many tries and sends nothing meanwhile', async () => {
    answers['auth/login'] = [[429, refusal('too_many', {}, { retry_after: 90 })]];
    const { user } = await signIn();
    await screen.findByText('Refused');
    const button = screen.getByRole('button', { name: /Try again in 1:(30|29)/ });
    await user.click(button);
    expect(sent['auth/login']).toHaveLength(1);
  });

  it('keeps everything when there is no connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    await signIn();
    await screen.findByText(/No connection/);
    expect((phone() as HTMLInputElement).value).toBe('+998 90 123 45 67');
  });

  it('goes to the profile and sends what was ticked', async () => {
    answers['auth/login'] = [[200, { status: true, user: USER, token: 'x' }]];
    await signIn();
    await loaded('/en/profile');
    expect(sent['auth/login']).toEqual([
      { phone: '+998901234567', password: 'olma daraxt uy', remember: false },
    ]);
  });

  it('sends a link to a whole number only', async () => {
    answers['auth/send-link'] = [[200, { status: true, resend_after: 60 }]];
    const { user } = await open('/en/auth/login');
    await user.click(press('Sign in with a link, no password'));
    expect(sent['auth/send-link']).toBeUndefined();
    await user.type(phone(), '901234567');
    await user.click(press('Sign in with a link, no password'));
    await screen.findByText(/the link will come/);
    expect(screen.getByRole('button', { name: /Send again/ })).toHaveProperty('disabled', true);
  });
});

describe('registration', () => {
  it.each(['candidate', 'employer'])('of a %s can be read in another language', async (who) => {
    await open(`/en/auth/register/${who}?back=%2Fjobs`);
    const languages = screen.getByRole('navigation', { name: 'Language' });
    const links = [...languages.querySelectorAll('a')];
    expect(links.map((link) => [link.lang, link.getAttribute('href')])).toEqual([
      ['uz', `/auth/register/${who}?back=%2Fjobs`],
      ['ru', `/ru/auth/register/${who}?back=%2Fjobs`],
      ['en', `/en/auth/register/${who}?back=%2Fjobs`],
    ]);
    expect(languages.querySelector('[aria-current]')?.textContent).toContain('English');
  });

  it('does not begin without both consents', async () => {
    const { user, at } = await open('/en/auth/register/candidate');
    await user.type(phone(), '901234567');
    await user.click(press('Get the code'));
    expect(screen.getAllByText('Tick this to continue')).toHaveLength(2);
    expect(sent['auth/send-code']).toBeUndefined();
    const [terms, privacy] = screen.getAllByRole('checkbox');
    expect(document.activeElement).toBe(terms);
    await user.click(terms as HTMLElement);
    await user.click(privacy as HTMLElement);
    // Two clicks before the next render.
    const form = press('Get the code').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await at('/en/auth/register/candidate/step/1');
    expect(sent['auth/send-code']).toHaveLength(1);
  });

  it.each([
    ['/en/auth/register/candidate/step/1', '/en/auth/register/candidate'],
    ['/en/auth/register/candidate/step/3', '/en/auth/register/candidate'],
    ['/en/auth/register/employer/step/2', '/en/auth/register/employer'],
    ['/en/auth/forgot-password/step/1', '/en/auth/forgot-password'],
    ['/en/auth/forgot-password/step/2', '/en/auth/forgot-password'],
  ])('%s cannot be opened without the step before it', async (step, start) => {
    const { at } = await open(step);
    await at(start);
  });

  function journey(branch: string, isProven: boolean) {
    const verified = isProven ? { verified_until: TOMORROW } : {};
    sessionStorage.setItem(
      `registration:${branch}`,
      JSON.stringify({ phone: '+998901234567', request_id: 'r1', ...verified }),
    );
  }
  const code = () => screen.getByRole('textbox', { name: /6 digits/ });

  it('takes a pasted code and goes on by itself', async () => {
    journey('candidate', false);
    const { user, at } = await open('/en/auth/register/candidate/step/1');
    await user.click(code());
    await user.paste('123 456');
    await at('/en/auth/register/candidate/step/2');
    expect(sent['auth/verify-code']).toEqual([{ request_id: 'r1', code: '123456' }]);
  });

  it('tells how many tries are left', async () => {
    journey('candidate', false);
    answers['auth/verify-code'] = [
      [422, refusal('validation', { code: ['Wrong code'] }, { tries_left: 3 })],
    ];
    const { user } = await open('/en/auth/register/candidate/step/1');
    await user.type(code(), '111111');
    await screen.findByText('Wrong code');
    expect(screen.getByText('3 tries left.')).toBeTruthy();
    expect((code() as HTMLInputElement).value).toBe('');
  });

  it('says that the message did not get through and offers another', async () => {
    journey('candidate', false);
    const failed = { ...SENT, state: 'failed', resend_after: 60, tries_left: 5 };
    answers['auth/code-state'] = [[200, failed]];
    answers['auth/send-code'] = [[200, { ...SENT, request_id: 'r2', resend_after: 120 }]];
    const { user } = await open('/en/auth/register/candidate/step/1');
    await screen.findByText(/did not get through/);
    await user.click(press('Get a new code'));
    await waitFor(() => expect(sent['auth/code-state']?.at(-1)).toEqual({ request_id: 'r2' }));
  });

  it('returns to the start when the code has expired, with the number kept', async () => {
    journey('candidate', false);
    sessionStorage.setItem('draft:phone', '"+998901234567"');
    answers['auth/verify-code'] = [[404, refusal('verification_not_found', {})]];
    const { user, at } = await open('/en/auth/register/candidate/step/1');
    await user.type(code(), '111111');
    await at('/en/auth/register/candidate');
    await screen.findByText(/time to confirm the number is over/);
    expect((phone() as HTMLInputElement).value).toBe('+998 90 123 45 67');
  });

  it('asks for no second code when the person comes back', async () => {
    journey('candidate', true);
    const { user, at } = await open('/en/auth/register/candidate/step/1');
    await screen.findByText('Your number is confirmed. Continue.');
    expect(screen.queryByRole('textbox', { name: /6 digits/ })).toBeNull();
    await user.click(press('Continue'));
    await at('/en/auth/register/candidate/step/2');
  });

  it('wants three to five spheres, found also by a profession', async () => {
    journey('candidate', true);
    const { user, at } = await open('/en/auth/register/candidate/step/2');
    await user.type(screen.getByRole('searchbox'), 'devel');
    await user.click(screen.getByRole('checkbox', { name: 'IT' }));
    expect(screen.queryByRole('checkbox', { name: 'Law' })).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(press('Continue'));
    await screen.findByText('Choose at least 3');
    for (const name of ['Sales', 'Medicine', 'Law', 'Design', 'Media']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    await screen.findByText('Choose at most 5');
    expect(screen.getByText('5 of 5 chosen')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Media' })).toHaveProperty('checked', false);
    await user.click(press('Continue'));
    await at('/en/auth/register/candidate/step/3');
  });

  it('sends one whole form and tells the taken e-mail at its field', async () => {
    journey('candidate', true);
    sessionStorage.setItem('draft:spheres:v1', '["it","sales","law"]');
    answers['auth/register'] = [
      [200, refusal('email_taken', { email: ['This e-mail is already registered'] })],
      [200, { status: true, user: USER, token: 'x' }],
    ];
    const { user } = await open('/en/auth/register/candidate/step/3');
    await user.click(press('Finish'));
    await screen.findByText('Fix 7 fields');
    const name = screen.getByRole('textbox', { name: /First name/ });
    expect(document.activeElement).toBe(name);

    await user.type(name, 'Malika');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Yusupova');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '4');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1998');
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await user.type(screen.getByRole('combobox', { name: /City or district/ }), 'tash');
    await user.click(await screen.findByRole('option', { name: /Tashkent/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Education/ }), 'higher');
    await user.click(press('Add a language'));
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'malika@example.com');
    await user.type(screen.getByLabelText(/Choose a password/), 'olma daraxt uy');
    await user.click(press('Finish'));
    await screen.findByText('This e-mail is already registered');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /E-mail/ }));

    await user.clear(screen.getByRole('textbox', { name: /E-mail/ }));
    await user.click(press('Finish'));
    await loaded('/en/profile');
    expect(sent['auth/register']?.[1]).toEqual({
      role: 'candidate',
      phone: '+998901234567',
      request_id: 'r1',
      consents: ['terms', 'privacy'],
      name: 'Malika',
      surname: 'Yusupova',
      birthday: '1998-04-12',
      sex: 'female',
      location: 'toshkent-shahri',
      education_level: 'higher',
      languages: [{ language: 'uz', level: null }],
      spheres: ['it', 'sales', 'law'],
      password: 'olma daraxt uy',
      specialization: null,
      about: null,
      email: null,
      avatar: null,
    });
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Malika');
  }, 20_000);

  it('keeps the answers through a reload, but never the password', async () => {
    journey('employer', true);
    const { user } = await open('/en/auth/register/employer/step/2');
    await user.type(screen.getByRole('textbox', { name: /Company name/ }), 'Adras');
    await user.type(screen.getByLabelText(/Choose a password/), 'olma daraxt uy');
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('olma');
    await open('/en/auth/register/employer/step/2');
    const again = screen.getByRole('textbox', { name: /Company name/ }) as HTMLInputElement;
    expect(again.value).toBe('Adras');
  });

  it('returns to the start when the proof has expired at the last step', async () => {
    journey('employer', true);
    answers['auth/register'] = [
      [200, refusal('verification_not_found', { verification_code: ['Not found'] })],
    ];
    const { user, at } = await open('/en/auth/register/employer/step/2');
    await user.type(screen.getByRole('textbox', { name: /Company name/ }), 'Adras');
    await user.type(screen.getByRole('combobox', { name: /City or district/ }), 'tash');
    await user.click(await screen.findByRole('option', { name: /Tashkent/ }));
    await user.type(screen.getByLabelText(/Choose a password/), 'olma daraxt uy');
    await user.click(press('Finish'));
    await at('/en/auth/register/employer');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Adras'));
  });
});

describe('an identity of Google that waits for its account', () => {
  beforeEach(() => {
    const social = { provider: 'google', name: 'Aziz', email: 'aziz@example.com' };
    answers['auth/social'] = [[200, { status: true, social }]];
  });

  it('is not linked unless the person says so', async () => {
    answers['auth/login'] = [[200, { status: true, user: USER, token: 'x' }]];
    const { user } = await open('/en/auth/login');
    await screen.findByText(/Google: aziz@example.com/);
    await user.type(phone(), '901234567');
    await user.type(screen.getByLabelText('Password'), 'olma daraxt uy');
    await user.click(press('Sign in'));
    await loaded('/en/profile');
    expect(sent['auth/login']?.[0]).not.toHaveProperty('social');
  });

  it('is told about and linked by signing in', async () => {
    answers['auth/login'] = [[200, { status: true, user: USER, token: 'x' }]];
    const { user } = await open('/en/auth/login');
    await screen.findByText(/Google: aziz@example.com/);
    await user.click(screen.getByRole('checkbox', { name: /link it to my account/ }));
    await user.type(phone(), '901234567');
    await user.type(screen.getByLabelText('Password'), 'olma daraxt uy');
    await user.click(press('Sign in'));
    await loaded('/en/profile');
    expect(sent['auth/login']?.[0]).toMatchObject({ social: true });
  });

  it('is forgotten when the person wants so', async () => {
    answers['auth/social/forget'] = [OK];
    const { user } = await open('/en/auth/register');
    await user.click(await screen.findByRole('button', { name: 'Do not link' }));
    await waitFor(() => expect(screen.queryByText(/aziz@example.com/)).toBeNull());
  });
});

describe('the second profile of a signed-in person', () => {
  beforeEach(() => {
    setToken('x');
    answers.me = [[200, { status: true, user: USER }]];
  });

  it('needs no number', async () => {
    const { at } = await open('/en/auth/register/candidate?for=role');
    await at('/en/auth/register/candidate/step/2');
  });

  it('is not open to a person whose profiles are complete', async () => {
    const { at } = await open('/en/auth/register/candidate/step/2');
    await at('/en/profile');
  });

  it('takes the role without e-mail and password, and tells faults at their fields', async () => {
    sessionStorage.setItem('draft:spheres:v1', '["it","sales","law"]');
    const draft = {
      name: 'Malika',
      surname: 'Yusupova',
      birthday: '1998-04-12',
      sex: 'female',
      location: 'toshkent-shahri',
      education_level: 'higher',
    };
    sessionStorage.setItem('draft:register-candidate:v1', JSON.stringify(draft));
    answers['me/role'] = [
      [422, refusal('validation', { 'candidate.surname': ['Too odd'] })],
      [200, { status: true, user: { ...USER, role: 'candidate' } }],
    ];
    const { user } = await open('/en/auth/register/candidate/step/3?for=role');
    expect(screen.queryByLabelText(/Choose a password/)).toBeNull();
    await user.click(press('Finish'));
    await screen.findByText('Too odd');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Last name/ }));
    await user.click(press('Finish'));
    await loaded('/en/profile');
    expect(sent['me/role']?.[1]).toEqual({
      role: 'candidate',
      candidate: {
        ...draft,
        spheres: ['it', 'sales', 'law'],
        languages: [],
        specialization: null,
        about: null,
      },
    });
  });
});

describe('a new password', () => {
  it('must be written twice alike, then leads to signing in', async () => {
    sessionStorage.setItem(
      'registration:reset',
      JSON.stringify({
        phone: '+998901234567',
        request_id: 'r1',
        verified_until: TOMORROW,
      }),
    );
    answers['auth/reset'] = [OK];
    const { user, at } = await open('/en/auth/forgot-password/step/2');
    await user.type(screen.getByLabelText(/Choose a password/), 'olma daraxt uy');
    await user.type(screen.getByLabelText(/Repeat the password/), 'olma daraxt');
    await user.click(press('Save the password'));
    await screen.findByText('The passwords do not match');
    expect(sent['auth/reset']).toBeUndefined();
    await user.type(screen.getByLabelText(/Repeat the password/), ' uy');
    await user.click(press('Save the password'));
    await at('/en/auth/login');
    await screen.findByText(/The password is changed/);
    expect(sent['auth/reset']).toEqual([{ request_id: 'r1', password: 'olma daraxt uy' }]);
  });
});

describe('a sign-in link', () => {
  it('is used by a press only', async () => {
    answers['auth/verifier'] = [[404, refusal('verification_not_found', {})]];
    const { user } = await open('/en/auth/verifier/secret');
    expect(sent['auth/verifier']).toBeUndefined();
    await user.click(press('Sign in'));
    await screen.findByRole('heading', { name: 'Verification request not found' });
    expect(sent['auth/verifier']).toEqual([{ secret: 'secret' }]);
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeTruthy();
  });
});
