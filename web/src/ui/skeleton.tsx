import type { ReactNode } from 'react';
import './skeleton.css';
import { cx } from './cx';

interface SkeletonLineProps {
  /** Any CSS width, to match the real text. */
  width?: string;
  height?: number;
  className?: string;
}

/** One grey bar. */
export function SkeletonLine({ width = '100%', height = 16, className }: SkeletonLineProps) {
  return <span className={cx('skeleton-line', className)} style={{ width, height }} />;
}

/** The skeleton of a vacancy card: the same layout and heights, so that nothing shifts when it loads. */
export function SkeletonCard() {
  return (
    <div className="card skeleton-card">
      <span className="skeleton-line skeleton-tile" />
      <span className="skeleton-texts">
        <SkeletonLine width="58%" height={20} />
        <SkeletonLine width="40%" />
        <SkeletonLine width="30%" />
      </span>
    </div>
  );
}

interface SkeletonProps {
  /** Announced to screen readers instead of the grey shapes: "Yuklanmoqda". */
  label: string;
  children: ReactNode;
}

/** Contains the shapes. They appear after 150 ms: a fast response shows no skeleton at all. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true" className="skeleton">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Several cards, the usual loading state of a list. */
export function SkeletonList({ label, count = 3 }: { label: string; count?: number }) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <Skeleton label={label}>
      <div className="skeleton-list">
        {rows.map((row) => (
          <SkeletonCard key={row} />
        ))}
      </div>
    </Skeleton>
  );
}
