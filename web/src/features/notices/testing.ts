import type { Notice, Notices } from './wire';

/** A notice for tests; the second argument overrides single fields. */
export function notice(id: string, over: Partial<Notice> = {}): Notice {
  return {
    id,
    kind: 'vacancy',
    text: 'Omborchi ends soon',
    lead: 'Omborchi',
    path: '/profile/my-vacancies/omborchi-abc123',
    action: 'Extend',
    at: new Date().toISOString(),
    is_read: false,
    ...over,
  };
}

/** A list with the numbers that belong to it. */
export function notices(data: Notice[]): Notices {
  const kinds = [...new Set(data.map(({ kind }) => kind))].map((kind) => {
    const ofKind = data.filter((one) => one.kind === kind);
    const unread = ofKind.filter(({ is_read }) => !is_read).length;
    return { kind, count: ofKind.length, unread };
  });
  return {
    status: true,
    data,
    meta: { page: 1, per_page: 30, total: data.length, pages: 1 },
    unread: data.filter(({ is_read }) => !is_read).length,
    kinds,
  };
}
