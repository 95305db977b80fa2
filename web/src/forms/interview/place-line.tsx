import { MapPin, Phone, Video } from 'lucide-react';
import './parts.css';
import type { InterviewView } from './wire';
import { KINDS, linkText } from './words';

const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** Where it takes place: an address, a link, a phone call. */
export function PlaceLine({ interview }: { interview: InterviewView }) {
  const { kind, place, link } = interview;
  if (kind === 'online') {
    return (
      <p className="interview-line">
        <Video {...ICON} />
        {link ? (
          <a
            href={link}
            target="_blank"
            rel="noreferrer noopener"
            className="interview-link"
            title={link}
          >
            {linkText(link)}
          </a>
        ) : (
          KINDS.online()
        )}
      </p>
    );
  }
  const Icon = kind === 'office' ? MapPin : Phone;
  return (
    <p className="interview-line">
      <Icon {...ICON} />
      <span className="interview-place">{(kind === 'office' && place) || KINDS[kind]()}</span>
    </p>
  );
}
