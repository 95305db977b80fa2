import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { meQuery } from '@/session/me';
import { useMarks } from './my-marks';
import { tellSeen } from './queries';
import { rememberVacancy, type ViewedVacancy } from './recently-viewed';
import { markViewed } from './viewed';

/** The vacancy of this page was opened: remembered on the device, and counted, unless it is one's own. */
export function Seen({ slug, title, company }: ViewedVacancy) {
  const { data: me } = useQuery(meQuery());
  const marks = useMarks(slug);
  // Whoever leaves at once has seen it too: only an employer waits to know whose it is.
  const isSeen = me === null || me?.role === 'candidate' || marks?.is_own === false;
  useLayoutEffect(() => {
    if (!isSeen) return;
    markViewed(slug);
    rememberVacancy({ slug, title, company });
    // A view that could not be counted is ignored.
    tellSeen(slug).catch(() => undefined);
  }, [slug, title, company, isSeen]);
  return null;
}
