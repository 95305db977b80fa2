// The visitors of `walk.spec.ts` and their data: every list has entries for visitors who are not new.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Visitor } from './pages.ts';
import { CANDIDATE, COMPANY, call, newPhone, PASSWORD, type Person, register } from './people.ts';
import { inDays, letPass, setInterview } from './interviews.ts';
import { png } from './picture.ts';
import { newTitle, untilFound } from './published.ts';
import { postResume, publishResume, shareToken } from './resumes.ts';
import { askForVerification, waitingRequest } from './verification.ts';
import { inviteTo, joinTeam } from './team.ts';
import { bearer, joinStaff, moderator, postVacancy, vacancyForm, waitingRevision } from './vacancies.ts';

/** Values for the names in braces of a path. */
export type Names = Record<string, string>;

const QUESTIONS = ['text', 'yes_no', 'choice'].map((kind) => ({
  text: 'Qachon ish boshlay olasiz?',
  kind,
  must_answer: true,
  options: kind === 'choice' ? ['Ertadan boshlab', 'Bir oydan keyin'] : [],
}));
const FULL = { required_question: true, questions: QUESTIONS, for_communication_link: 'https://t.me/ishbor_non' };

async function company(request: APIRequestContext, baseURL: string | undefined) {
  const title = newTitle();
  const person = await register(request, { ...COMPANY, name: `Non ${title}` });
  const { token } = person;
  const slug = await postVacancy(request, token, { title, ...FULL });
  await (await moderator(baseURL)).approve(slug);
  return { person, token, title, slug };
}

async function guest(request: APIRequestContext, baseURL: string | undefined): Promise<Names> {
  const { token, title, slug } = await company(request, baseURL);
  const closed = await postVacancy(request, token);
  await (await moderator(baseURL)).approve(closed);
  await call(request, `jobs/${closed}/close`, {}, { token });
  await untilFound(request, { slug, title });
  const { data } = await (await request.get(`/api/v1/jobs/${slug}`)).json();
  const person = await register(request, CANDIDATE);
  const resume = await publishResume(request, person);
  const shared = await shareToken(request, resume.id, person);
  const owner = await register(request, COMPANY);
  const invitation = await inviteTo(request, owner, 'recruiter');
  const revoked = await inviteTo(request, owner, 'viewer');
  await call(request, `company/invitations/${revoked.id}/revoke`, {}, { token: owner.token });
  const names = { vacancy: slug, closed, company: data.customer.slug, candidate: resume.slug, shared };
  return { ...names, invitation: invitation.secret, revoked: revoked.secret };
}

/** Answers to `QUESTIONS`. */
const ANSWERS = [
  { question: 0, text: 'Ikki haftadan keyin boshlay olaman.' },
  { question: 1, yes: true },
  { question: 2, option: 1 },
];

/** Responds to a vacancy of `company`; returns the id of the application. */
async function respond(request: APIRequestContext, slug: string, { token }: Person): Promise<string> {
  const letter = 'Assalomu alaykum! Toʻrt yildan beri novvoyman, tongda ishlashga oʻrganganman.';
  const { data } = await call(request, `jobs/${slug}/respond`, { letter, answers: ANSWERS }, { token });
  return data.id;
}

async function candidate(request: APIRequestContext, baseURL: string | undefined): Promise<Names> {
  const { title, slug } = await company(request, baseURL);
  const hidden = await company(request, baseURL);
  const employer = await company(request, baseURL);
  const closed = await postVacancy(request, employer.token);
  await (await moderator(baseURL)).approve(closed);
  await call(request, `jobs/${closed}/close`, {}, { token: employer.token });
  await untilFound(request, { slug, title });
  const person = await register(request, CANDIDATE);
  const { token } = person;
  const draft = await postResume(request, person);
  const resume = await publishResume(request, person);
  await call(request, 'wishlist/add', { job_id: slug }, { token });
  await call(request, 'my/searches', { query: 'q=novvoy&location=toshkent' }, { token });
  await call(request, `jobs/${hidden.slug}/hide`, {}, { token });
  const application = await respond(request, slug, person);
  const withdrawn = await respond(request, hidden.slug, person);
  await call(request, `applications/${withdrawn}/withdraw`, {}, { token });
  const hirer = await company(request, baseURL);
  const invited = await respond(request, hirer.slug, person);
  await setInterview(request, hirer, invited, [inDays(3), inDays(4), inDays(5)]);
  await converse(request, invited, hirer.token, token);
  const second = await company(request, baseURL);
  await setInterview(request, second, await respond(request, second.slug, person), [inDays(6)]);
  // Creating the companies has signed the browser in as them.
  await call(request, 'auth/login', { phone: person.phone, password: PASSWORD });
  const { data } = await (await request.get(`/api/v1/jobs/${slug}`)).json();
  const names = { vacancy: slug, company: data.customer.slug, open: employer.slug, closed, application };
  return { ...names, withdrawn, invited, draft: draft.id, resume: resume.id, candidate: resume.slug };
}

/** Has written nothing and sent nothing yet. */
async function newCandidate(request: APIRequestContext, baseURL: string | undefined): Promise<Names> {
  const { slug } = await company(request, baseURL);
  await register(request, { ...CANDIDATE, email: `${randomUUID()}@example.uz` });
  return { vacancy: slug };
}

/** Somebody new responds to a vacancy of `company`. */
async function applied(request: APIRequestContext, slug: string): Promise<Applied> {
  const person = await register(request, CANDIDATE);
  const { id } = await publishResume(request, person);
  return { resume: id, application: await respond(request, slug, person), token: person.token };
}

interface Applied {
  resume: string;
  application: string;
  token: string;
}

/** A company and a candidate write to each other: plain words, a link, a long word, and what readers are warned of. */
async function converse(request: APIRequestContext, chat: string, company: string, candidate: string): Promise<void> {
  const lines: [string, string][] = [
    [company, 'Assalomu alaykum! Payshanba kuni suhbatga kela olasizmi? Manzil: https://example.uz/xarita'],
    [candidate, 'Vaalaykum assalom! Ha, albatta.'],
    [company, 'Joyni band qilish uchun kartaga 150 000 soʻm oʻtkazib turing.'],
    [candidate, `Yoʻq, oldindan toʻlamayman. ${'Rahmat'.repeat(20)}`],
    [company, 'Tushunarli, unda payshanba kuni kutamiz.'],
  ];
  for (const [token, text] of lines) {
    await call(request, `chats/${chat}/messages`, { client_id: randomUUID(), text }, { token });
  }
  await sendFile(request, chat, candidate, 'diplom.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  await sendFile(request, chat, candidate, 'surat.png', png(320, 200));
}

async function sendFile(request: APIRequestContext, chat: string, token: string, name: string, data: Buffer): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream', 'X-File-Name': name };
  const sent = await request.post(`/api/v1/chats/${chat}/files?client_id=${randomUUID()}`, { data, headers });
  if (!sent.ok()) throw new Error(`the file was not sent: ${await sent.text()}`);
  const file = (await sent.json()).data.id;
  await call(request, `chats/${chat}/messages`, { client_id: randomUUID(), file }, { token });
}

async function employer(request: APIRequestContext, baseURL: string | undefined): Promise<Names> {
  const resume = await publishResume(request, await register(request, CANDIDATE));
  const { person, token, slug } = await company(request, baseURL);
  const { resume: applicant } = await applied(request, slug);
  const met = await applied(request, slug);
  await setInterview(request, person, met.application, [inDays(2)]);
  await converse(request, met.application, token, met.token);
  const chooses = await applied(request, slug);
  await setInterview(request, person, chooses.application, [inDays(3), inDays(4), inDays(5)]);
  const past = await applied(request, slug);
  letPass(await setInterview(request, person, past.application, [inDays(1)]));
  const waiting = await postVacancy(request, token);
  const form = vacancyForm({ ...FULL, abroad: { country: 'Germaniya', licence: 'AB-12345' } });
  const saved = await request.post('/api/v1/drafts/job', { data: { step: 'confirm', form }, ...bearer(person) });
  if (!saved.ok()) throw new Error(`the draft was not saved: ${await saved.text()}`);
  await call(request, `candidates/${resume.slug}/save`, {}, { token });
  await askForVerification(request, person);
  await fullTeam(request, person);
  // Registering the members has signed the browser in as them.
  await call(request, 'auth/login', { phone: person.phone, password: PASSWORD });
  const compared = `${met.application},${past.application}`;
  return { vacancy: slug, waiting, candidate: resume.slug, applicant, met: met.resume, chat: met.application, compared };
}

/** Every kind of row: members of each role, open invitations by phone and by link, and a handover that waits. */
async function fullTeam(request: APIRequestContext, owner: Person): Promise<void> {
  const { token } = owner;
  const recruiter = await register(request, CANDIDATE);
  await joinTeam(request, owner, { ...recruiter, name: 'Feruza Hakimova', role: 'recruiter' });
  await joinTeam(request, owner, { ...(await register(request, CANDIDATE)), name: 'Saida Yoʻldosheva', role: 'viewer' });
  await inviteTo(request, owner, 'recruiter');
  await inviteTo(request, owner, 'viewer', newPhone());
  const { data } = await (await request.get('/api/v1/company/members', bearer(owner))).json();
  const to = data.members.find((one: { role: string }) => one.role === 'recruiter').user_id;
  await call(request, 'company/transfer', { to }, { token });
}

async function viewer(request: APIRequestContext, baseURL: string | undefined): Promise<Names> {
  const { person: owner, slug } = await company(request, baseURL);
  const invitation = await inviteTo(request, await register(request, COMPANY), 'recruiter');
  const other = await inviteTo(request, await register(request, COMPANY), 'recruiter', newPhone());
  const third = await register(request, COMPANY);
  // The last account stays signed in.
  const person = await register(request, COMPANY);
  await inviteTo(request, third, 'recruiter', person.phone);
  const member = await joinTeam(request, owner, { ...person, name: 'Saida Yoʻldosheva', role: 'viewer' });
  return { vacancy: slug, invitation: invitation.secret, other: other.secret, member: member.secret };
}

async function staff(request: APIRequestContext, baseURL: string | undefined): Promise<Names> {
  const { person, token, slug } = await company(request, baseURL);
  const asking = await askForVerification(request, person);
  const risky = await postVacancy(request, token, { requirements: ['Tibbiy daftarcha', 'Faqat qizlar'] });
  const reader = await register(request, CANDIDATE);
  await call(request, `jobs/${slug}/report`, { reason: 'fee', text: 'Pul soʻrashdi.' }, { token: reader.token });
  const reported = await publishResume(request, reader);
  await call(request, `candidates/${reported.slug}/report`, { reason: 'not_real' }, { token });
  const { application: talk, token: told } = await applied(request, slug);
  const text = 'Joyni band qilish uchun kartaga 150 000 soʻm oʻtkazib turing.';
  await call(request, `chats/${talk}/messages`, { client_id: randomUUID(), text }, { token });
  await sendFile(request, talk, token, 'karta.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  await call(request, `chats/${talk}/report`, { reason: 'fee' }, { token: told });
  await joinStaff(request, 'Nodira Aliyeva', 'admin');
  return {
    talk,
    revision: await waitingRevision(request, risky),
    reported: reported.slug,
    request: await waitingRequest(request, asking),
  };
}

/** Signs the browser in as this visitor and returns the visitor's data. */
export async function prepare(visitor: Visitor, context: BrowserContext, baseURL: string | undefined): Promise<Names> {
  const { request } = context;
  let names: Names = {};
  if (visitor === 'guest') names = await guest(request, baseURL);
  if (visitor === 'candidate') names = await candidate(request, baseURL);
  if (visitor === 'newCandidate') names = await newCandidate(request, baseURL);
  if (visitor === 'employer') names = await employer(request, baseURL);
  if (visitor === 'viewer') names = await viewer(request, baseURL);
  if (visitor === 'newEmployer') await register(request, COMPANY);
  if (visitor === 'staff') names = await staff(request, baseURL);
  // Creating other accounts on the way has signed the browser in as them.
  if (visitor === 'guest') await context.clearCookies();
  return names;
}
