import { m } from '@/paraglide/messages';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import './card.css';

/** A skeleton with the layout and heights of the real cards, so that nothing shifts when they load. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="candidate-list">
        {Array.from({ length: count }, (_, row) => row).map((row) => (
          <div key={row} className="card candidate-card">
            <div className="candidate-card-grid">
              <SkeletonLine className="avatar candidate-card-face" width="52px" height={52} />
              <div className="candidate-card-who">
                <SkeletonLine width="64%" height={24} />
                <div className="candidate-card-line">
                  <SkeletonLine width="180px" height={20} />
                </div>
              </div>
              <div className="candidate-card-pay">
                <SkeletonLine width="130px" height={24} />
              </div>
              <div className="candidate-card-work">
                <SkeletonLine width="70%" height={22} />
              </div>
              <div className="candidate-card-skills">
                <SkeletonLine width="96px" height={28} />
                <SkeletonLine width="120px" height={28} />
              </div>
              <div className="candidate-card-age">
                <SkeletonLine width="200px" height={20} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
