import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSame, type VacancyForm } from '@/forms/vacancy/form';
import type { StepName } from '@/forms/vacancy/kinds';
import { onPageHidden } from '@/lib/page-hidden';
import type { Draft } from './contract';
import { begin, makeDraftSync } from './draft-sync';
import { deviceCopy } from './local-copy';
import { draftServer } from './queries';
import { useVacancyForm } from './use-vacancy-form';

interface DraftOptions {
  /** The owner of the draft: several people may use one browser. */
  owner: string;
  stored: Draft | null | undefined;
  blank: VacancyForm;
  step: StepName;
}

/** The form together with saving it: on this device, on the server, and merging with other tabs. */
export function useDraft({ owner, stored, blank, step }: DraftOptions) {
  const [device] = useState(() => deviceCopy(owner));
  const [start] = useState(() => begin(stored, device.read(), blank));
  const editor = useVacancyForm(start.form);
  const { values, replace } = editor;
  const [sync] = useState(() =>
    makeDraftSync({ server: draftServer, device, start, blank, onMerged: replace }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.snapshot, sync.snapshot);

  useEffect(() => {
    sync.change(values, step);
  }, [sync, values, step]);

  useEffect(() => {
    sync.resume();
    if (start.clashes.length > 0) sync.ask(start.clashes);
    const online = () => void sync.flush();
    const stopListening = onPageHidden(sync.saveNow);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      stopListening();
      sync.leave();
    };
  }, [sync, start]);

  return {
    editor,
    sync,
    save: state.save,
    clashes: state.clashes,
    settle: (form: VacancyForm) => {
      replace(form);
      sync.settle(form);
    },
    /** The step where the draft was left, if there was one. */
    left: isSame(start.form, blank) ? null : start.step,
  };
}
