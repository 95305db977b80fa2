import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { onPageHidden } from '@/lib/page-hidden';
import { useAction } from '../use-action';
import { begin } from './begin';
import type { Device } from './draft-sync';
import { type Clash, isSameForm, type MergeModel, merge } from './merge';
import { type FormRules, useFormState } from './use-form-state';

/** A version of the form that the server has. */
export interface Version<Form> {
  number: number;
  form: Form;
}

interface VersionedFormOptions<Form extends object, Step, Answer> {
  /** Names the record in the copies on this device. */
  id: string;
  model: MergeModel<Form>;
  rules: FormRules<Form>;
  makeDevice: () => Device<Form, Step>;
  stored: Version<Form>;
  blank: Form;
  firstStep: Step;
  /** The fields that are edited here. */
  fields: readonly (keyof Form & string)[];
  send: (form: Form, number: number) => Promise<Answer>;
  /** Fetches the stored version after somebody else saved first. */
  reload: () => Promise<Version<Form>>;
  /** Returns the version to go on with, or nothing when the page is left. */
  onSaved: (answer: Answer) => Version<Form> | undefined;
  /** Fields have errors now. */
  onProblems: () => void;
}

const KEEP_PAUSE_MS = 300;

/**
 * A form that is saved as a whole. Changes are stored on this device until they are saved or discarded. When somebody
 * else saved first, both versions are merged, and what both changed is left to the user.
 */
export function useVersionedForm<Form extends object, Step, Answer>({
  id,
  model,
  rules,
  makeDevice,
  stored,
  blank,
  firstStep,
  fields,
  send,
  reload,
  onSaved,
  onProblems,
}: VersionedFormOptions<Form, Step, Answer>) {
  const [device] = useState(makeDevice);
  const [start] = useState(() => {
    const base = { id, version: stored.number, step: firstStep, form: stored.form };
    return begin({ model, stored: base, copies: device.read(), blank, firstStep });
  });
  const [base, setBase] = useState(stored);
  const [clashes, setClashes] = useState<readonly Clash<Form>[]>(start.clashes);
  const [isJoined, setJoined] = useState(false);
  const [isRestored, setRestored] = useState(() => !isSameForm(model, start.form, stored.form));
  // After saving, while the page is being left, the copy must not be written again.
  const isDone = useRef(false);
  const editor = useFormState(start.form, rules);
  const { values, latest, replace } = editor;
  const changed = fields.filter(
    (name) => !isSameForm({ ...model, names: [name] }, values, base.form),
  );

  // Before a decision about conflicts, the copies are the only place that has both versions.
  const isAsking = clashes.length > 0;
  useEffect(() => {
    const keep = () => {
      if (isDone.current || isAsking) return;
      if (isSameForm(model, values, base.form)) {
        device.remove();
        device.drop(start.taken);
        return;
      }
      const { number: version, form } = base;
      const isKept = device.write({
        base: { id, version, step: firstStep, form },
        form: values,
        step: firstStep,
        at: Date.now(),
      });
      if (isKept) device.drop(start.taken);
    };
    const timer = setTimeout(keep, KEEP_PAUSE_MS);
    // When the page is left or reloaded at once, the debounce has not elapsed yet.
    const stopListening = onPageHidden(keep);
    return () => {
      clearTimeout(timer);
      stopListening();
      keep();
    };
  }, [model, device, id, firstStep, start, values, base, isAsking]);

  const join = async () => {
    const theirs = await reload();
    const merged = merge(model, base.form, latest.current, theirs.form);
    setBase(theirs);
    replace(merged.form);
    setClashes(merged.clashes);
    setJoined(merged.clashes.length === 0);
  };
  const action = useAction(async () => {
    setJoined(false);
    if (Object.keys(editor.check(fields)).length > 0) {
      onProblems();
      return;
    }
    const sent = latest.current;
    try {
      const saved = onSaved(await send(sent, base.number));
      isDone.current = !saved;
      device.remove();
      if (!saved) return;
      setRestored(false);
      setBase(saved);
      // What was typed while the answer was on its way stays.
      replace(merge(model, sent, latest.current, saved.form).form);
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'version_conflict') await join();
      else if (problem instanceof ApiError && Object.keys(problem.errors).length > 0) {
        editor.refuse(problem.errors);
        onProblems();
      } else throw problem;
    }
  });

  return {
    editor,
    changed,
    clashes,
    /** The other version was merged in without conflicts. */
    isJoined,
    /** Unsaved changes of an earlier visit are in the form. */
    isRestored,
    save: action.run,
    busy: action.busy,
    failure: action.failure,
    giveUp: () => {
      replace(base.form);
      editor.refuse({});
      setRestored(false);
    },
    settle: (decided: Form) => {
      replace(decided);
      setClashes([]);
    },
  };
}
