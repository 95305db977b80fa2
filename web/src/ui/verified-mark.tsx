import { BadgeCheck } from 'lucide-react';
import './company.css';

/** Marks a company whose documents we have verified; the label says so to screen readers. */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <>
      <BadgeCheck className="verified" size={18} strokeWidth={1.9} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </>
  );
}
