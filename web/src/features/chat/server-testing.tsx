// The page on a real router, with a server in memory.
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import type { MessageTemplates } from '@/forms/templates/wire';
import { forgetAttached } from './attached';
import { ChatPage } from './chat-page';
import { forgetDrafts } from './drafts';
import { type ChatsFilter, readFilter } from './search';
import { chatView, mine, NOW } from './testing';
import { stopOutbox } from './use-outbox';
import type { ChatCard, ChatFile, ChatMessage, ChatSide, ChatView } from './wire';

const MISSING = 'Not found';

/** What the server has, and how it answers. */
export interface Server {
  cards: ChatCard[];
  view: ChatView;
  messages: ChatMessage[];
  /** Of the company; candidates have none. */
  templates?: MessageTemplates;
  /** Uploaded ones. */
  files: ChatFile[];
  /** Page of messages. */
  size: number;
  /** All calls that change something. */
  sent: { path: string; body: Record<string, unknown> }[];
  /** The searches of the list. */
  asked: string[];
  /** The next changes, but for reading, are answered with these. */
  refusals: { status: number; body: object }[];
  isBroken: boolean;
  isAway: boolean;
}

export function startServer(): Server {
  const server: Server = {
    cards: [],
    view: chatView(),
    messages: [],
    files: [],
    size: 30,
    sent: [],
    asked: [],
    refusals: [],
    isBroken: false,
    isAway: false,
  };
  vi.stubGlobal('fetch', (request: Request) => answer(server, request));
  return server;
}

async function answer(server: Server, request: Request): Promise<Response> {
  if (server.isAway) throw new TypeError('no network');
  if (server.isBroken) return Response.json({ code: 'fault' }, { status: 500 });
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace('/api/v1', '');
  if (request.method === 'POST') {
    return change(server, path, JSON.parse((await request.text()) || '{}'));
  }
  if (path === '/message-templates' && server.templates) return Response.json(server.templates);
  if (path === '/chats/unread') {
    const chats = server.cards.filter(({ unread }) => unread > 0).length;
    return Response.json({ status: true, chats });
  }
  if (path === '/chats') {
    server.asked.push(searchParams.toString());
    const data = server.cards.filter(
      ({ unread, name }) =>
        (unread > 0 || !searchParams.has('unread')) &&
        name.includes(searchParams.get('search') ?? ''),
    );
    const meta = { page: 1, per_page: 30, total: data.length, pages: 1 };
    return Response.json({ status: true, data, meta });
  }
  if (path.startsWith(`/chats/${server.view.id}/files/`)) return new Response('%PDF-1.7');
  if (path === `/chats/${server.view.id}`)
    return Response.json({ status: true, data: server.view });
  if (path === `/chats/${server.view.id}/messages`) {
    const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    const found = server.messages.filter(({ seq }) => seq < before);
    const data = found.slice(-server.size);
    return Response.json({ status: true, data, has_more: data.length < found.length });
  }
  return Response.json({ code: 'not_found' }, { status: 404 });
}

function change(server: Server, path: string, body: Record<string, unknown>): Response {
  server.sent.push({ path, body });
  const refusal = path.endsWith('/read') ? undefined : server.refusals.shift();
  if (refusal) return Response.json(refusal.body, { status: refusal.status });
  const [, , , action, seq, verb] = path.split('/');
  const one = server.messages.find((message) => message.seq === Number(seq));
  if (action === 'messages' && one) {
    const next: ChatMessage =
      verb === 'destroy'
        ? { ...one, text: '', is_deleted: true, can_edit: false, can_delete: false }
        : { ...one, text: String(body.text), edited_at: NOW.toISOString() };
    server.messages = server.messages.map((message) => (message === one ? next : message));
    return Response.json({ status: true, data: next });
  }
  if (action === 'messages') {
    const known = server.messages.find(({ client_id }) => client_id === body.client_id);
    const message =
      known ??
      mine(server.messages.length + 1, String(body.text ?? ''), {
        client_id: String(body.client_id),
        file: server.files.find(({ id }) => id === body.file) ?? null,
        at: NOW.toISOString(),
        can_edit: true,
        can_delete: true,
      });
    if (!known) server.messages = [...server.messages, message];
    return Response.json({ status: true, data: message }, { status: 201 });
  }
  if (action === 'block') {
    const isBlocked = body.is_blocked === true;
    server.view = {
      ...server.view,
      is_blocked_by_me: isBlocked,
      writing: isBlocked ? 'blocked_by_you' : 'allowed',
    };
    return Response.json({ status: true, data: server.view });
  }
  if (action === 'read') server.view = { ...server.view, read_by_me: Number(body.seq) };
  return Response.json({ status: true });
}

export interface Screen {
  isWide: boolean;
  /** A mouse, so a keyboard too. */
  isFine: boolean;
}

/** What the test's browser lacks. */
export function startScreen(): Screen {
  const screen: Screen = { isWide: true, isFine: true };
  HTMLElement.prototype.hidePopover ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer') ? screen.isFine : screen.isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return screen;
}

export function stopAll(): void {
  stopOutbox();
  forgetDrafts();
  forgetAttached();
  localStorage.clear();
}

export async function openChat(address: string, side: ChatSide = 'candidate') {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    path: '/user/chat',
    getParentRoute: () => root,
    validateSearch: readFilter,
    component: () => {
      const { id } = useParams({ strict: false }) as { id?: string };
      const filter = page.useSearch() as ChatsFilter;
      const navigate = page.useNavigate();
      return (
        <ChatPage
          account="u1"
          side={side}
          filter={filter}
          selected={id}
          onFilter={(search) => void navigate({ to: '.', search, replace: true })}
          missing={<h1>{MISSING}</h1>}
        />
      );
    },
  });
  const one = createRoute({ path: '$id', getParentRoute: () => page, component: () => null });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    routeTree: root.addChildren([page.addChildren([one])]),
  });
  await router.load();
  const queryClient = makeQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's routes are not in the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  /** As when the live channel says that something has changed. */
  const told = () =>
    queryClient.invalidateQueries({ predicate: ({ meta }) => Boolean(meta?.live) });
  return { router, queryClient, told, user: userEvent.setup() };
}
