import type { ReactNode } from 'react';
import type { LoadOptions } from '@/ui/use-suggestions';

/** A share link that was just made. */
export interface ResumeLink {
  /** Without the language. */
  path: string;
  title: string;
}

/** What the cards of resumes need from other features; the route brings it. */
export interface ResumeParts {
  suggestCompanies: LoadOptions;
  renderShare: (link: ResumeLink, onClose: () => void) => ReactNode;
  /** The dialog that reports a company. */
  renderReport: (company: string, onClose: () => void) => ReactNode;
}
