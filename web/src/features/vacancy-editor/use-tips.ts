import { useEffect, useState } from 'react';
import { isSame, tidy, type VacancyForm } from '@/forms/vacancy/form';
import type { Tip } from './contract';
import { checkForm } from './queries';

/** Debounce of the self-check. */
const PAUSE_MS = 700;

/** Tips about the form; the last ones stay until the response for the newest text arrives. */
export function useTips(form: VacancyForm, blank: VacancyForm): readonly Tip[] {
  const [tips, setTips] = useState<readonly Tip[]>([]);
  useEffect(() => {
    if (isSame(form, blank)) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await checkForm(tidy(form), abort.signal);
        if (!abort.signal.aborted) setTips(found);
      } catch {
        // Tips are optional: the form works without them.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [form, blank]);
  return tips;
}
