import type { ReactNode } from 'react';
import './gallery.css';

interface GallerySectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="gallery-section">
      <h2 id={`${id}-title`} className="gallery-section-title">
        {title}
      </h2>
      <div className="gallery-parts">{children}</div>
    </section>
  );
}

/** Small components side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="gallery-row">{children}</div>;
}

/** Form controls in columns. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="gallery-columns">{children}</div>;
}
