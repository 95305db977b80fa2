import type { ReactNode } from 'react';

interface CompanyPartProps {
  id: string;
  title: string;
  /** Inside another page, whose headings and ids it must not repeat. */
  isPreview?: boolean;
  children: ReactNode;
}

/** A titled part of the page. */
export function CompanyPart({ id: name, title, isPreview, children }: CompanyPartProps) {
  const Title = isPreview ? 'h3' : 'h2';
  const id = `${isPreview ? 'preview' : 'company'}-${name}`;
  return (
    <section className={`company-part company-part-${name}`} aria-labelledby={id}>
      <Title id={id} className="company-part-title">
        {title}
      </Title>
      {children}
    </section>
  );
}
