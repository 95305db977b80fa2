interface LinkedTextProps {
  /** A sentence with its link in square brackets: "[Shartlar]ga roziman". Word order differs between languages. */
  text: string;
  href: string;
}

/** A sentence with a link that opens in a new tab, so that nothing typed is lost. */
export function LinkedText({ text, href }: LinkedTextProps) {
  const [before = '', link = '', after = ''] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener" className="auth-text-link">
        {link}
      </a>
      {after}
    </>
  );
}
