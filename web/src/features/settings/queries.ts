/** Calls of the user's own account. A mutation returns what the screen needs next, usually the whole user. */
import { bodyOf } from '@/api/answer';
import { $api, api } from '@/api/client';
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];
export type User = Schemas['User'];
export type Role = Schemas['Role'];
export type Candidate = Schemas['CandidateOut'];
/** Absent fields stay unchanged. */
export type CandidateEdit = Schemas['CandidateEdit'];
export type Customer = Schemas['CustomerOut'];
export type CustomerEdit = Schemas['CustomerEdit'];
export type Session = Schemas['SessionOut'];
export type Login = Schemas['LoginOut'];
export type AccountEvent = Schemas['AccountEvent'];
export type TotpStart = Schemas['TotpStartOut'];
export type Provider = Schemas['Provider'];
export type NoticeEvent = Schemas['NoticeEvent'];
export type Choice = Schemas['Choice'];
export type Choices = Schemas['ChoicesIn'];
export type QuietHours = Schemas['QuietHours'];
export type Telegram = Schemas['TelegramState'];
export type TelegramLink = Schemas['TelegramLinkOut'];
export type Export = Schemas['ExportOut'];

/** The user as stored after the change. */
async function userOf(answer: Promise<{ data?: Schemas['MeOut'] }>): Promise<User> {
  return (await bodyOf(answer)).user;
}

// Proof and codes.
export const prove = (proof: Schemas['ProofIn']) =>
  bodyOf(api.POST('/api/v1/me/proof', { body: proof }));
export const sendMyCode = (purpose: Schemas['OwnPurpose'], phone?: string) =>
  bodyOf(api.POST('/api/v1/me/code', { body: { purpose, phone } }));

// Profiles.
export const updateCandidate = (change: CandidateEdit) =>
  userOf(api.POST('/api/v1/me/update', { body: change }));
export const updateCompany = (change: CustomerEdit) =>
  userOf(api.POST('/api/v1/company/update', { body: change }));
export const setRole = (role: Role) => userOf(api.POST('/api/v1/me/role', { body: { role } }));

// Sign-in methods.
export const setPassword = (password: string) =>
  bodyOf(api.POST('/api/v1/me/password', { body: { password } }));
export const setPhone = (request_id: string) =>
  userOf(api.POST('/api/v1/me/phone', { body: { request_id } }));
export const startTotp = () => bodyOf(api.POST('/api/v1/me/totp/start'));
export const confirmTotp = (code: string) =>
  bodyOf(api.POST('/api/v1/me/totp/confirm', { body: { code } }));
export const removeTotp = () => bodyOf(api.POST('/api/v1/me/totp/remove'));

// Sessions and history.
export const sessionsQuery = () => $api.queryOptions('get', '/api/v1/me/sessions');
export const endSession = (id: string) =>
  bodyOf(api.POST('/api/v1/me/sessions/{id}/end', { params: { path: { id } } }));
export const endOtherSessions = () => bodyOf(api.POST('/api/v1/me/sessions/end-others'));
export const loginsQuery = (page: number) =>
  $api.queryOptions('get', '/api/v1/me/logins', { params: { query: { page } } });

// External identities.
export const identitiesQuery = () => $api.queryOptions('get', '/api/v1/me/identities');
export const unlinkIdentity = (id: string) =>
  bodyOf(api.POST('/api/v1/me/identities/{id}/unlink', { params: { path: { id } } }));
export const linkIdentity = () => bodyOf(api.POST('/api/v1/me/identities/link'));
export const providersQuery = () => $api.queryOptions('get', '/api/v1/auth/providers');
export const socialQuery = () => $api.queryOptions('get', '/api/v1/auth/social');
export const forgetSocial = () => bodyOf(api.POST('/api/v1/auth/social/forget'));

// Notifications and Telegram.
export const choicesQuery = () => $api.queryOptions('get', '/api/v1/me/notifications');
export const setChoices = (body: Choices) => bodyOf(api.POST('/api/v1/me/notifications', { body }));
export const telegramQuery = () => $api.queryOptions('get', '/api/v1/me/telegram');
export const linkTelegram = () => bodyOf(api.POST('/api/v1/me/telegram/link'));
export const confirmTelegram = () => userOf(api.POST('/api/v1/me/telegram/confirm'));
export const declineTelegram = () => bodyOf(api.POST('/api/v1/me/telegram/decline'));
export const unlinkTelegram = () => userOf(api.POST('/api/v1/me/telegram/unlink'));

// Personal data.
export const exportQuery = () => $api.queryOptions('get', '/api/v1/me/export');
export const askExport = () => bodyOf(api.POST('/api/v1/me/export'));
export const fetchExport = (): Promise<Blob> =>
  bodyOf(api.GET('/api/v1/me/export/file', { parseAs: 'blob' }));
export const askDeletion = () => userOf(api.POST('/api/v1/me/delete'));
export const undoDeletion = () => userOf(api.POST('/api/v1/me/delete/undo'));
