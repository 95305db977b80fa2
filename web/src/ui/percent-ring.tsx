import './percent-ring.css';

interface PercentRingProps {
  percent: number;
  /** For screen readers: "86% toʻldirilgan". */
  label: string;
  /** Drawn grey: a thing that is not in use yet. */
  isQuiet?: boolean;
}

const RADIUS = 24;
const LENGTH = 2 * Math.PI * RADIUS;

/** A share of a hundred as a ring with its number inside. */
export function PercentRing({ percent, label, isQuiet }: PercentRingProps) {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <span className="percent-ring" role="img" aria-label={label} data-quiet={isQuiet || undefined}>
      <svg viewBox="0 0 54 54" width={56} height={56} aria-hidden="true">
        <circle className="percent-ring-track" cx={27} cy={27} r={RADIUS} />
        <circle
          className="percent-ring-fill"
          cx={27}
          cy={27}
          r={RADIUS}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        />
      </svg>
      <span className="percent-ring-number" aria-hidden="true">
        {percent}%
      </span>
    </span>
  );
}
