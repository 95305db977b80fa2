import { textParts } from './links';

/** A text as it was typed; whole addresses are links that give nothing away and earn nothing. */
export function MessageText({ text }: { text: string }) {
  return [...textParts(text).entries()].map(([place, part]) =>
    part.href ? (
      <a
        key={place}
        href={part.href}
        target="_blank"
        rel="nofollow noopener noreferrer ugc"
        className="chat-link"
      >
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
