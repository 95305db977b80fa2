import { m } from '@/paraglide/messages';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import './notice-row.css';

/** Rows of the same height as notices. */
export function RowSkeletons({ count }: { count: number }) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="notice-rows">
        {rows.map((row) => (
          <div key={row} className="notice">
            <SkeletonLine width="40px" height={40} />
            <span className="notice-words">
              <SkeletonLine width={row % 2 === 0 ? '86%' : '64%'} height={18} />
              <SkeletonLine width="48px" height={14} className="notice-skeleton-time" />
            </span>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** The bell's panel while its code or its notices are on the way. */
export function PanelSkeleton() {
  return <RowSkeletons count={3} />;
}
