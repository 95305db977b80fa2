import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { signInWithTelegram, socialQuery } from './queries';
import { readTelegramResult } from './telegram-result';

/**
 * Signs in with the data that Telegram's login page left in the URL, together with the state of this browser. If no
 * account is linked with it, the identity stays pending and the strip above the form says so. Returns the error text.
 */
export function useTelegramReturn(
  state: string | undefined,
  onSigned: () => Promise<void>,
  onSecondStep: () => void,
): string | undefined {
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const taken = useRef(false);

  const take = useEffectEvent(async () => {
    const fields = readTelegramResult(location.hash);
    if (fields === undefined || taken.current) return;
    taken.current = true;
    // The data is single-use and private, so it is removed from the URL at once.
    const search = new URLSearchParams(location.search);
    search.delete('state');
    const rest = search.toString();
    history.replaceState(
      history.state,
      '',
      rest ? `${location.pathname}?${rest}` : location.pathname,
    );
    if (fields === null) {
      setProblem(m.auth_telegram_failed());
      return;
    }
    try {
      const answer = await signInWithTelegram({ ...fields, state: state ?? '' });
      if (answer.outcome === 'signed_in') return await onSigned();
      if (answer.outcome === 'second_step') return onSecondStep();
      // The first request for the pending identity may still be under way and would return null.
      await queryClient.cancelQueries(socialQuery());
      await queryClient.invalidateQueries(socialQuery());
    } catch (error) {
      setProblem(errorText(error));
    }
  });
  useEffect(() => {
    void take();
  }, []);
  return problem;
}
