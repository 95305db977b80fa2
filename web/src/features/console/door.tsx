import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { LanguageChoice } from './language-choice';
import './console.css';

interface DoorProps {
  title: string;
  children: ReactNode;
}

/** The layout of pages before sign-in: one narrow column. */
export function Door({ title, children }: DoorProps) {
  return (
    <div className="console-door">
      <header className="console-door-head">
        <p className="console-brand">
          <img src="/logo.svg" alt="" width={32} height={32} />
          <span>{m.console_title()}</span>
        </p>
        <LanguageChoice />
      </header>
      <div className="console-door-main">
        <h1 className="console-title">{title}</h1>
        {children}
      </div>
    </div>
  );
}
