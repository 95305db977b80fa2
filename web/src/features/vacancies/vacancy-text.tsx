import { Fragment } from 'react';
import { textBlocks } from './text-blocks';

/** A long text with its paragraphs and lists. */
export function VacancyText({ text }: { text: string }) {
  return (
    <div className="vacancy-text">
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

/** Lines with a piece of the woven edge as their bullet. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="vacancy-list">
      {[...items.entries()].map(([place, item]) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
}
