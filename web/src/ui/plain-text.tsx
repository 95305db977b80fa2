import { Fragment } from 'react';
import { textBlocks } from '@/lib/text-blocks';
import './plain-text.css';

/** A long user-written text with its paragraphs and lists. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="plain-text">
      {[...textBlocks(text).entries()].map(([place, { kind, lines }]) =>
        kind === 'list' ? (
          <BulletList key={place} items={lines} />
        ) : (
          <p key={place}>
            {[...lines.entries()].map(([row, line]) => (
              <Fragment key={row}>
                {row > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

/** List items with a piece of the woven edge as their bullet. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="bullets">
      {[...items.entries()].map(([place, item]) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
}
