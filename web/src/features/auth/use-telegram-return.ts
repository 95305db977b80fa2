import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { signInWithTelegram, socialQuery, type User } from './queries';
import { readTelegramResult } from './telegram-result';

/**
 * Takes what Telegram's login page left in the address and signs in with it. A Telegram that no account is linked
 * with waits for one: the strip above the form tells so. Returns what went wrong.
 */
export function useTelegramReturn(
  onSigned: (user: User) => Promise<void>,
  onSecondStep: () => void,
): string | undefined {
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const taken = useRef(false);

  const take = useEffectEvent(async () => {
    const fields = readTelegramResult(location.hash);
    if (fields === undefined || taken.current) return;
    taken.current = true;
    // The answer is good for one use and is nobody's business: it leaves the address at once.
    history.replaceState(history.state, '', location.pathname + location.search);
    if (fields === null) {
      setProblem(m.auth_telegram_failed());
      return;
    }
    try {
      const answer = await signInWithTelegram(fields);
      if (answer.outcome === 'signed_in') return await onSigned(answer.user);
      if (answer.outcome === 'second_step') return onSecondStep();
      // The first question about it may still be on its way, with the answer "nobody".
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
