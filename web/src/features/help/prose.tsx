import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** HTML that the server made from our own Markdown. Never pass user-written content. */
export function Prose({ html }: { html: string }) {
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);

  // Links inside the text are plain HTML; clicks on internal ones are routed like all others.
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const href = innerLink(event);
      if (!href) return;
      event.preventDefault();
      router.history.push(href);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [router]);

  return (
    <div
      ref={place}
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from content/ in our own repository.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The internal path that a plain click leads to; a click with a modifier key is left to the browser. */
function innerLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  return href?.startsWith('/') ? href : undefined;
}
