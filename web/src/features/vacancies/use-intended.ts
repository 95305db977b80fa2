import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Intention } from '@/session/asked';
import { peekIntention, takeIntention } from '@/session/intention';
import { meQuery } from '@/session/me';

/** Goes on with what a guest wanted to do here before he signed in, if it needs this part of the page. Once. */
export function useIntended(isThis: (wanted: Intention) => boolean, go: () => void): void {
  const { data: me } = useQuery(meQuery());
  const isSigned = Boolean(me);
  const goOn = useEffectEvent(() => {
    const wanted = peekIntention();
    if (!wanted || !isThis(wanted)) return;
    takeIntention();
    go();
  });
  useEffect(() => {
    if (isSigned) goOn();
  }, [isSigned]);
}
