import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { pathTo } from '@/i18n/go';
import { meQuery } from '@/session/me';
import { onDemand } from '@/ui/on-demand';
import { Bookmark } from './bookmark';
import { useHidden } from './hiding';
import { useMarks } from './my-marks';

// For candidates and guests, after a click.
const HideMenu = onDemand(async () => (await import('./hide-menu')).HideMenu);

/** As the server paints it, so that nothing moves when the menu comes. */
function MenuPlace() {
  return <span className="icon-btn vacancy-more" />;
}

interface CardOwnProps {
  slug: string;
  title: string;
  company: { slug: string; name: string };
  /** The server has left a place for the hide menu: in rows, not for employers. */
  rows: boolean;
}

/** A person's own part of a card that the server has drawn. */
export function CardOwn({ slug, title, company, rows }: CardOwnProps) {
  const { data: me } = useQuery(meQuery());
  const marks = useMarks(slug);
  const button = useRef<HTMLButtonElement>(null);
  const card = { slug, title, customer: company };
  const isHidden = useHidden(card) ?? marks?.hidden ?? false;
  useLayoutEffect(() => {
    const item = button.current?.closest('li');
    if (item) item.hidden = isHidden;
  }, [isHidden]);

  const isOwn = marks?.is_own ?? false;
  useLayoutEffect(() => {
    const link = button.current?.closest('article')?.querySelector<HTMLAnchorElement>('a.stretch');
    if (link && isOwn) link.href = pathTo(`/profile/my-vacancies/${slug}`);
  }, [isOwn, slug]);

  return (
    <>
      <Bookmark ref={button} card={{ slug, title, liked: marks?.liked ?? false }} />
      {rows && me?.role !== 'customer' && (
        <Suspense fallback={<MenuPlace />}>
          {me === undefined ? <MenuPlace /> : <HideMenu card={card} />}
        </Suspense>
      )}
    </>
  );
}
