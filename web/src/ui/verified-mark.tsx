import { BadgeCheck } from 'lucide-react';
import './company.css';

/** A sign that we checked the company's papers; the label tells it to those who cannot see it. */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <>
      <BadgeCheck className="verified" size={18} strokeWidth={1.9} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </>
  );
}
