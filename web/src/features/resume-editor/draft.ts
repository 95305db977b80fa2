/** A resume's draft as saving and merging need it. */
import { ApiError, isNotFound } from '@/api/errors';
import { read, remove, write } from '@/forms/draft';
import { deviceCopy } from '@/forms/editor/device-copy';
import type { Base, Device, Server } from '@/forms/editor/draft-sync';
import { isSame } from '@/forms/model';
import type { OwnResume, Step } from '@/forms/resume/contract';
import {
  FIELD_NAMES,
  fromWire,
  isSameAnswer,
  type ResumeForm,
  tidy,
  toWire,
} from '@/forms/resume/form';
import { problems } from '@/forms/resume/rules';
import { createResume, fetchResume, type NewResume, newResume, saveResume } from './queries';

export type ResumeBase = Base<ResumeForm, Step>;
type ResumeDevice = Device<ResumeForm, Step>;

export const FIRST_STEP: Step = 'default';
/** Incremented when the meaning of the form's fields changes. */
const VERSION = 1;

export const MODEL = { names: FIELD_NAMES, same: isSameAnswer };
export const RULES = {
  problems: (form: ResumeForm) => problems(form),
  tidy,
  pathOf: (path: string) => (path === 'location_id' ? 'location' : path),
};

/** `id` is null for a new resume. Several people may use one browser, so the copy names its owner. */
export function resumeCopy(owner: string, id: string | null): ResumeDevice {
  const copy = deviceCopy<ResumeForm, Step>({
    name: `resume:${owner}:${id ?? 'new'}:v${VERSION}`,
    firstStep: FIRST_STEP,
    toWire,
    fromWire,
  });
  if (id !== null) return copy;
  return {
    ...copy,
    remove: () => {
      copy.remove();
      remove(begunPlace(owner));
    },
  };
}

/**
 * Where the id of the new resume is stored. Apart from the copy, which every tab writes: another tab that has just
 * begun to type does not know the id and would erase it.
 */
const begunPlace = (owner: string) => `draft:resume:${owner}:begun`;

/** The resume that this device began and has not published. */
export function begunResume(owner: string): string | undefined {
  const id = read(begunPlace(owner));
  return typeof id === 'string' ? id : undefined;
}

export function baseOf({ id, revision, step, form, updated_at }: OwnResume): ResumeBase {
  return { id, version: revision, step, form: fromWire(form), at: Date.parse(updated_at) };
}

/** Another tab has created the resume first. */
class CreatedElsewhere extends Error {
  override readonly name = 'CreatedElsewhere';
  readonly resume: OwnResume;

  constructor(resume: OwnResume) {
    super();
    this.resume = resume;
  }
}

interface ServerOptions {
  owner: string;
  /** Called with every response, which also tells how complete the resume is. */
  onAnswer: (resume: OwnResume) => void;
}

export function resumeServer({ owner, onAnswer }: ServerOptions): Server<ResumeForm, Step> {
  const seen = (resume: OwnResume) => {
    onAnswer(resume);
    return { id: resume.id, version: resume.revision };
  };
  return {
    create: (step, form) =>
      // Two tabs must not create two resumes of one text.
      oneTab(`resume:${owner}`, async () => {
        const other = await createdMeanwhile(owner);
        if (other) throw new CreatedElsewhere(other);
        const version = seen(await createOnce(owner, step, form));
        write(begunPlace(owner), version.id);
        return version;
      }),
    save: async (base, step, form) => seen(await saveResume(base, step, form)),
    newer: (failure) => {
      const resume = newerResume(failure);
      if (!resume) return undefined;
      onAnswer(resume);
      return baseOf(resume);
    },
  };
}

function newerResume(failure: unknown): OwnResume | undefined {
  if (failure instanceof CreatedElsewhere) return failure.resume;
  if (!(failure instanceof ApiError) || failure.code !== 'version_conflict') return undefined;
  const { resume } = failure.answer;
  return typeof resume === 'object' && resume !== null ? (resume as OwnResume) : undefined;
}

/** The draft that another tab has created, unless it is gone or published. */
async function createdMeanwhile(owner: string): Promise<OwnResume | undefined> {
  const id = begunResume(owner);
  if (!id) return undefined;
  try {
    const resume = await fetchResume(id);
    return resume.status === 'draft' ? resume : undefined;
  } catch (failure) {
    if (isNotFound(failure)) return undefined;
    throw failure;
  }
}

interface Sent {
  key: string;
  body: NewResume;
}

/**
 * The first save. If the response to an earlier one was lost, that very request is repeated, so that it creates
 * nothing new; what was typed since is saved afterwards.
 */
async function createOnce(owner: string, step: Step, form: ResumeForm): Promise<OwnResume> {
  const place = `draft:resume:${owner}:sent`;
  const body = newResume(step, form);
  const sent = (read(place) as Sent | null) ?? { key: crypto.randomUUID(), body };
  write(place, sent);
  try {
    const resume = await createResume(sent.body, sent.key);
    remove(place);
    if (isSame(sent.body, body)) return resume;
    return await saveResume({ id: resume.id, version: resume.revision }, step, form);
  } catch (failure) {
    // After an answer of the server it is known that nothing was created.
    if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) remove(place);
    throw failure;
  }
}

/** Runs in one tab at a time, where the browser can do that. */
function oneTab<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, run) : run();
}
