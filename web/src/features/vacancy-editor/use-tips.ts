import { useEffect, useState } from 'react';
import type { Tip } from './contract';
import { isSame, tidy, type VacancyForm } from './model';
import { checkForm } from './queries';

/** The self-check follows the words with a small delay. */
const PAUSE_MS = 700;

/** Advice about the form; the last one stays while there is no answer to the newest words. */
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
        // Advice is a help, not a duty: without it the form works as well.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [form, blank]);
  return tips;
}
