import { useEffect, useRef, useState } from 'react';
import { onPageHidden } from '@/lib/page-hidden';

/** How long an answer can be taken back. */
const UNDO_MS = 5_000;

/**
 * An answer that is sent a moment later, so that a slip can be taken back. Whoever leaves the page meanwhile has
 * decided: it is sent at once.
 */
export function useLateAnswer<Answer>(send: (answer: Answer) => Promise<void>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef(send);
  latest.current = send;
  const taken = useRef(false);
  useEffect(() => {
    if (answer === null) return;
    taken.current = false;
    let isSent = false;
    const go = () => {
      if (isSent || taken.current) return;
      isSent = true;
      void latest.current(answer).catch(() => setAnswer(null));
    };
    const timer = setTimeout(go, UNDO_MS);
    const stop = onPageHidden(go);
    return () => {
      clearTimeout(timer);
      stop();
      go();
    };
  }, [answer]);
  const undo = () => {
    taken.current = true;
    setAnswer(null);
  };
  return { answer, say: (next: Answer) => setAnswer(next), undo };
}
