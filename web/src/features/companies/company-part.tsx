import type { ReactNode } from 'react';

interface CompanyPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of the preview, whose headings and ids are not those of the page around it. */
export function CompanyPart({ id: name, title, children }: CompanyPartProps) {
  const id = `preview-${name}`;
  return (
    <section className={`company-part company-part-${name}`} aria-labelledby={id}>
      <h3 id={id} className="company-part-title">
        {title}
      </h3>
      {children}
    </section>
  );
}
