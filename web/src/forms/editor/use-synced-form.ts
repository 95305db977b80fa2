import { useEffect, useState, useSyncExternalStore } from 'react';
import { onPageHidden } from '@/lib/page-hidden';
import { begin } from './begin';
import { type Base, type Device, makeDraftSync, type Server } from './draft-sync';
import { isSameForm, type MergeModel } from './merge';
import { type FormRules, useFormState } from './use-form-state';

interface SyncedFormOptions<Form, Step> {
  model: MergeModel<Form>;
  rules: FormRules<Form>;
  /** Created once for each draft. */
  device: Device<Form, Step>;
  server: Server<Form, Step>;
  /** Undefined when the server did not answer: then only this device's copy is used. */
  stored: Base<Form, Step> | null | undefined;
  blank: Form;
  firstStep: Step;
  /** The step that is shown. */
  step: Step;
}

/** A form together with saving it: on this device, on the server, and merging with other tabs. */
export function useSyncedForm<Form extends object, Step>({
  model,
  rules,
  device,
  server,
  stored,
  blank,
  firstStep,
  step,
}: SyncedFormOptions<Form, Step>) {
  const [start] = useState(() => begin({ model, stored, copies: device.read(), blank, firstStep }));
  const editor = useFormState(start.form, rules);
  const { values, replace, refuse } = editor;
  const [sync] = useState(() =>
    makeDraftSync({
      model,
      server,
      device,
      start,
      blank,
      onMerged: replace,
      onRefused: refuse,
    }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.snapshot, sync.snapshot);

  useEffect(() => {
    sync.change(values, step);
  }, [sync, values, step]);

  useEffect(() => {
    sync.resume();
    const online = () => void sync.flush();
    const stopListening = onPageHidden(sync.saveNow);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      stopListening();
      sync.leave();
    };
  }, [sync]);

  return {
    editor,
    sync,
    save: state.save,
    clashes: state.clashes,
    times: state.times,
    settle: (form: Form) => {
      replace(form);
      sync.settle(form);
    },
    /** The step where the draft was left, if there was one. */
    left: isSameForm(model, start.form, blank) ? null : start.step,
  };
}
