import { m } from '@/paraglide/messages';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import './card.css';
import './list.css';

/** A skeleton with the layout and heights of the real cards, so that nothing shifts when they load. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="vacancies">
        {Array.from({ length: count }, (_, row) => row).map((row) => (
          <div key={row} className="card vacancy-card">
            <div className="vacancy-grid">
              <SkeletonLine className="vacancy-tile" width="44px" height={44} />
              <div className="vacancy-title">
                <SkeletonLine width="64%" height={24} />
              </div>
              <div className="vacancy-company">
                <SkeletonLine width="120px" height={20} />
              </div>
              <div className="vacancy-age">
                <SkeletonLine width="56px" height={20} />
              </div>
              <div className="vacancy-place">
                <SkeletonLine width="160px" height={20} />
              </div>
              <div className="vacancy-foot">
                <SkeletonLine className="vacancy-pay" width="150px" height={24} />
                <SkeletonLine className="vacancy-tags" width="80px" height={28} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
