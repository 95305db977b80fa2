import './progress-bar.css';

interface ProgressBarProps {
  value: number;
  max: number;
  /** What is progressing: "Rezyume toʻldirilgan". */
  label: string;
  /** The value as screen readers say it; by default a percentage. */
  valueText?: string;
}

/** A woven strip that fills up. */
export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="progress"
    >
      <span className="progress-fill selvedge-x" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
