import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type FieldErrors } from '@/api/errors';
import type { StepName } from '../vacancy/fields';
import { EMPTY, FIELD_NAMES, type VacancyForm } from '../vacancy/form';
import type { Start } from './begin';
import type * as draftSync from './draft-sync';
import { makeDraftSync, RETRY_MS, SAVE_PAUSE_MS } from './draft-sync';

type Copy = draftSync.Copy<VacancyForm, StepName>;
type Draft = draftSync.Base<VacancyForm, StepName>;
type Server = draftSync.Server<VacancyForm, StepName>;

const model = { names: FIELD_NAMES };
const withTitle = (title: string): VacancyForm => ({ ...EMPTY, title });
const draftOf = (version: number, form: VacancyForm, step: Draft['step'] = 'default'): Draft => ({
  id: 'd1',
  version,
  step,
  form,
});
const conflict = (draft: Draft) =>
  new ApiError({ code: 'version_conflict', status: 409, answer: { draft } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NEW: Copy = { base: null, form: EMPTY, step: 'default' };

function setUp(from: Copy = NEW, patch: Partial<Start<VacancyForm, StepName>> = {}) {
  const start = { clashes: [], times: {}, agreed: from.base, taken: [], ...from, ...patch };
  let copy: Copy | null = null;
  const kept = () => copy;
  const device = {
    read: () => [],
    write: vi.fn((next: Copy) => {
      copy = next;
      return true;
    }),
    drop: vi.fn<(keys: readonly string[]) => void>(),
    remove: () => {
      copy = null;
    },
  };
  const server = {
    create: vi.fn<Server['create']>(async (step, form) => draftOf(1, form, step)),
    save: vi.fn<Server['save']>(async (base, step, form) => draftOf(base.version + 1, form, step)),
    newer: (failure: unknown) =>
      failure instanceof ApiError ? (failure.answer.draft as Draft | undefined) : undefined,
  };
  const onMerged = vi.fn<(form: VacancyForm) => void>();
  const onRefused = vi.fn<(errors: FieldErrors) => void>();
  const sync = makeDraftSync({
    model,
    server,
    device,
    start,
    blank: EMPTY,
    onMerged,
    onRefused,
    now: () => 7,
  });
  return { sync, server, onMerged, onRefused, device, kept };
}

const pause = (ms = SAVE_PAUSE_MS) => vi.advanceTimersByTimeAsync(ms);

describe('saving', () => {
  it('waits for a pause in typing, then sends once', async () => {
    const { sync, server } = setUp();
    sync.change(withTitle('O'), 'default');
    await pause(SAVE_PAUSE_MS - 1);
    sync.change(withTitle('Oshpaz'), 'default');
    await pause(SAVE_PAUSE_MS - 1);
    expect(server.create).not.toHaveBeenCalled();
    await pause(1);
    expect(server.create).toHaveBeenCalledExactlyOnceWith('default', withTitle('Oshpaz'));
    expect(sync.snapshot().save).toEqual({ kind: 'saved', at: 7 });
  });

  it('sends what was typed during a save afterwards, never two at a time', async () => {
    const { sync, server } = setUp();
    let answer: (draft: Draft) => void = () => undefined;
    server.create.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    sync.change(withTitle('Osh'), 'default');
    await pause();
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(server.save).not.toHaveBeenCalled();
    answer(draftOf(1, withTitle('Osh')));
    await pause(0);
    expect(server.save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: 1 }),
      'default',
      withTitle('Oshpaz'),
    );
  });

  it('creates no draft for an unchanged form, and saves the step of an existing draft', async () => {
    const { sync, server } = setUp();
    sync.change(EMPTY, 'second');
    await pause();
    expect(server.create).not.toHaveBeenCalled();
    sync.change(withTitle('Oshpaz'), 'second');
    await pause();
    sync.change(withTitle('Oshpaz'), 'third');
    await pause();
    expect(server.save).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'third',
      withTitle('Oshpaz'),
    );
  });

  it('keeps the text on the device without a network and sends it later', async () => {
    const { sync, server, kept } = setUp();
    server.create.mockRejectedValueOnce(new ApiError({ code: 'network', status: 0 }));
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(sync.snapshot().save).toEqual({ kind: 'local' });
    expect(kept()?.form.title).toBe('Oshpaz');
    await pause(RETRY_MS);
    expect(server.create).toHaveBeenCalledTimes(2);
    expect(sync.snapshot().save.kind).toBe('saved');
  });

  it('keeps refused answers on the device, tells their errors, and sends again only after a change', async () => {
    const { sync, server, onRefused, kept } = setUp({
      base: draftOf(3, EMPTY),
      form: EMPTY,
      step: 'default',
    });
    const errors = { title: ['Majburiy maydon'] };
    server.save.mockRejectedValueOnce(new ApiError({ code: 'invalid', status: 422, errors }));
    sync.change(withTitle('O'), 'default');
    await pause();
    expect(sync.snapshot().save).toEqual({ kind: 'refused' });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(errors);
    expect(kept()?.form.title).toBe('O');
    await pause(RETRY_MS * 2);
    expect(server.save).toHaveBeenCalledTimes(1);
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(sync.snapshot().save.kind).toBe('saved');
  });

  it('says that it is saving, with the time of the last save', async () => {
    const { sync, server } = setUp();
    const seen: unknown[] = [];
    sync.subscribe(() => seen.push(sync.snapshot().save));
    sync.change(withTitle('Osh'), 'default');
    await pause();
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(server.save).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([
      { kind: 'saving', at: undefined },
      { kind: 'saved', at: 7 },
      { kind: 'saving', at: 7 },
      { kind: 'saved', at: 7 },
    ]);
  });

  it('creates a new draft when this one was published elsewhere', async () => {
    const { sync, server } = setUp({ base: draftOf(3, EMPTY), form: EMPTY, step: 'default' });
    server.save.mockRejectedValueOnce(new ApiError({ code: 'not_found', status: 404 }));
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(server.create).toHaveBeenCalledExactlyOnceWith('default', withTitle('Oshpaz'));
  });

  it('sends nothing after publishing, and removes the copy on the device', async () => {
    const { sync, server, kept } = setUp();
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    sync.change(withTitle('Bosh oshpaz'), 'default');
    expect((await sync.stop())?.id).toBe('d1');
    sync.forget();
    await pause(RETRY_MS);
    expect(server.save).not.toHaveBeenCalled();
    expect(kept()).toBeNull();
  });
});

describe('changes on two devices', () => {
  const start: Copy = { base: draftOf(1, EMPTY), form: EMPTY, step: 'default' };

  it('merges changes of different fields and saves the result', async () => {
    const { sync, server, onMerged } = setUp(start);
    const theirs = { ...EMPTY, tasks: ['Osh damlash'] };
    server.save.mockRejectedValueOnce(conflict(draftOf(2, theirs)));
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    const joined = { ...theirs, title: 'Oshpaz' };
    expect(onMerged).toHaveBeenCalledExactlyOnceWith(joined);
    expect(server.save).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 2 }),
      'default',
      joined,
    );
    expect(sync.snapshot().clashes).toEqual([]);
  });

  it('asks about a field that both changed, and sends nothing until it is decided', async () => {
    const { sync, server } = setUp(start);
    server.save.mockRejectedValueOnce(conflict(draftOf(2, withTitle('Novvoy'))));
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(sync.snapshot().clashes).toEqual([{ field: 'title', mine: 'Oshpaz', theirs: 'Novvoy' }]);
    await pause(RETRY_MS);
    expect(server.save).toHaveBeenCalledTimes(1);
    sync.settle(withTitle('Novvoy va oshpaz'));
    await pause(0);
    expect(server.save).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 2 }),
      'default',
      withTitle('Novvoy va oshpaz'),
    );
  });

  it('merges a draft that another tab created first', async () => {
    const { sync, server, onMerged } = setUp();
    const theirs = { ...EMPTY, about: 'Oilaviy oshxona' };
    server.create.mockRejectedValueOnce(conflict(draftOf(4, theirs)));
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(onMerged).toHaveBeenCalledExactlyOnceWith({ ...theirs, title: 'Oshpaz' });
    expect(server.save).toHaveBeenCalledTimes(1);
  });
});

describe('conflicts that are not resolved yet', () => {
  const start: Copy = { base: draftOf(1, EMPTY), form: EMPTY, step: 'default' };

  it('are stored with the version before them, so that a reload asks again', async () => {
    const { sync, server, kept } = setUp(start);
    server.save.mockRejectedValueOnce(conflict({ ...draftOf(2, withTitle('Novvoy')), at: 5 }));
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(kept()).toMatchObject({ base: { version: 1 }, form: { title: 'Oshpaz' } });
    expect(sync.snapshot().times).toEqual({ mine: 7, theirs: 5 });
    sync.settle(withTitle('Oshpaz'));
    expect(kept()).toMatchObject({ base: { version: 2 } });
  });
});

describe('copies of other tabs', () => {
  const taken = ['draft:a', 'draft:b'];

  it('are dropped after they are part of the own copy', () => {
    const { sync, device, kept } = setUp({ ...NEW, form: withTitle('Oshpaz') }, { taken });
    sync.resume();
    expect(kept()?.form.title).toBe('Oshpaz');
    expect(device.drop).toHaveBeenCalledExactlyOnceWith(taken);
    sync.resume();
    expect(device.drop).toHaveBeenCalledTimes(1);
  });

  it('stay while the own copy cannot be stored', () => {
    const { sync, device } = setUp(NEW, { taken });
    device.write.mockReturnValue(false);
    sync.resume();
    expect(device.drop).not.toHaveBeenCalled();
  });

  it('stay until their conflicts are resolved', () => {
    const clashes = [{ field: 'title' as const, mine: 'Oshpaz', theirs: 'Novvoy' }];
    const { sync, device } = setUp({ ...NEW, form: withTitle('Oshpaz') }, { taken, clashes });
    expect(sync.snapshot().clashes).toEqual(clashes);
    sync.resume();
    expect(device.drop).not.toHaveBeenCalled();
    sync.settle(withTitle('Novvoy'));
    expect(device.drop).toHaveBeenCalledExactlyOnceWith(taken);
  });
});

describe('leaving the page', () => {
  it('sends the latest text at once, without the debounce', () => {
    const { sync, server, kept } = setUp();
    sync.change(withTitle('Oshpaz'), 'default');
    sync.saveNow();
    // Nothing is awaited before the request: a page that is being closed never resumes.
    expect(server.create).toHaveBeenCalledExactlyOnceWith('default', withTitle('Oshpaz'));
    expect(kept()?.form.title).toBe('Oshpaz');
  });

  it('sends nothing twice, and nothing that the server already has', async () => {
    const { sync, server } = setUp();
    sync.change(withTitle('Oshpaz'), 'default');
    sync.saveNow();
    sync.saveNow();
    await pause();
    sync.saveNow();
    await pause();
    expect(server.create).toHaveBeenCalledTimes(1);
    expect(server.save).not.toHaveBeenCalled();
  });

  it('sends nothing while publishing', async () => {
    const { sync, server } = setUp();
    sync.change(withTitle('Oshpaz'), 'default');
    await sync.stop();
    sync.saveNow();
    expect(server.create).not.toHaveBeenCalled();
  });

  it('goes on saving when the page comes back', async () => {
    const { sync, server } = setUp();
    sync.change(withTitle('Osh'), 'default');
    sync.saveNow();
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(server.save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: 1 }),
      'default',
      withTitle('Oshpaz'),
    );
  });
});
