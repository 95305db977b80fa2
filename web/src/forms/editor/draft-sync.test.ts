import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type FieldErrors } from '@/api/errors';
import type { StepName } from '../vacancy/fields';
import { EMPTY, FIELD_NAMES, type VacancyForm } from '../vacancy/form';
import * as draftSync from './draft-sync';
import { makeDraftSync, RETRY_MS, SAVE_PAUSE_MS } from './draft-sync';

type Copy = draftSync.Copy<VacancyForm, StepName>;
type Draft = draftSync.Base<VacancyForm, StepName>;
type Server = draftSync.Server<VacancyForm, StepName>;

const model = { names: FIELD_NAMES };
const begin = (stored: Draft | null | undefined, copy: Copy | null, blank: VacancyForm) =>
  draftSync.begin({ model, stored, copy, blank, firstStep: 'default' as StepName });
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

function setUp(start: Copy = { base: null, form: EMPTY, step: 'default' }) {
  let copy: Copy | null = null;
  const device: draftSync.Device<VacancyForm, StepName> = {
    read: () => copy,
    write: (next) => {
      copy = next;
    },
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
  return { sync, server, onMerged, onRefused, device };
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
    const { sync, server, device } = setUp();
    server.create.mockRejectedValueOnce(new ApiError({ code: 'network', status: 0 }));
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    expect(sync.snapshot().save).toEqual({ kind: 'local' });
    expect(device.read()?.form.title).toBe('Oshpaz');
    await pause(RETRY_MS);
    expect(server.create).toHaveBeenCalledTimes(2);
    expect(sync.snapshot().save.kind).toBe('saved');
  });

  it('keeps refused answers on the device, tells their errors, and sends again only after a change', async () => {
    const { sync, server, onRefused, device } = setUp({
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
    expect(device.read()?.form.title).toBe('O');
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
    const { sync, server, device } = setUp();
    sync.change(withTitle('Oshpaz'), 'default');
    await pause();
    sync.change(withTitle('Bosh oshpaz'), 'default');
    expect((await sync.stop())?.id).toBe('d1');
    sync.forget();
    await pause(RETRY_MS);
    expect(server.save).not.toHaveBeenCalled();
    expect(device.read()).toBeNull();
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

describe('leaving the page', () => {
  it('sends the latest text at once, without the debounce', () => {
    const { sync, server, device } = setUp();
    sync.change(withTitle('Oshpaz'), 'default');
    sync.saveNow();
    // Nothing is awaited before the request: a page that is being closed never resumes.
    expect(server.create).toHaveBeenCalledExactlyOnceWith('default', withTitle('Oshpaz'));
    expect(device.read()?.form.title).toBe('Oshpaz');
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

describe('opening the editor', () => {
  const synced = withTitle('Oshpaz');
  const ahead = { ...synced, about: 'Yangi oshxona' };
  const stored = draftOf(2, synced, 'third');

  it.each<[string, Draft | null | undefined, Copy | null, VacancyForm, Draft['step']]>([
    [
      'without a network',
      undefined,
      { base: draftOf(2, synced), form: ahead, step: 'second' },
      ahead,
      'second',
    ],
    ['with nothing anywhere', null, null, EMPTY, 'default'],
    ['with a draft of another device', stored, null, synced, 'third'],
    [
      'with a copy that was never sent',
      null,
      { base: null, form: ahead, step: 'second' },
      ahead,
      'second',
    ],
    [
      'with a copy that the server has',
      stored,
      { base: draftOf(2, synced), form: synced, step: 'default' },
      synced,
      'third',
    ],
    [
      'with a copy of a draft that is gone and had nothing new',
      null,
      { base: draftOf(2, synced), form: synced, step: 'default' },
      EMPTY,
      'default',
    ],
    [
      'with words that were not sent yet',
      stored,
      { base: draftOf(2, synced), form: ahead, step: 'second' },
      ahead,
      'second',
    ],
    [
      'with an older copy that joins a newer draft',
      draftOf(5, withTitle('Novvoy')),
      { base: draftOf(2, synced), form: ahead, step: 'second' },
      { ...withTitle('Novvoy'), about: 'Yangi oshxona' },
      'second',
    ],
  ])('%s', (_, draft, copy, form, step) => {
    expect(begin(draft, copy, EMPTY)).toMatchObject({ form, step, clashes: [] });
  });

  it('asks about what this device and the server changed', () => {
    const copy: Copy = {
      base: draftOf(2, synced),
      form: withTitle('Bosh oshpaz'),
      step: 'default',
    };
    const { clashes } = begin(draftOf(5, withTitle('Novvoy')), copy, EMPTY);
    expect(clashes).toEqual([{ field: 'title', mine: 'Bosh oshpaz', theirs: 'Novvoy' }]);
  });
});
