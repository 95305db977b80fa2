import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { ProgressBar } from '@/ui/progress-bar';
import { Skeleton, SkeletonLine, SkeletonList } from '@/ui/skeleton';
import { toast } from '@/ui/toast-store';
import { Columns, GallerySection } from './section';

const FILLED = 70;

export function States() {
  const tell = () => toast.success(m.ui_demo_toast_success());
  return (
    <GallerySection id="states" title={m.ui_gallery_states()}>
      <Columns>
        <SkeletonList label={m.ui_loading()} count={2} />
        <Skeleton label={m.ui_loading()}>
          <SkeletonLine height={28} width="70%" />
          <SkeletonLine className="mt-4" />
          <SkeletonLine className="mt-2" width="90%" />
          <SkeletonLine className="mt-2" width="45%" />
        </Skeleton>
        <ProgressBar
          value={FILLED}
          max={100}
          label={m.ui_demo_progress()}
          valueText={m.ui_demo_progress_value({ percent: FILLED })}
        />
        <EmptyState
          text={m.ui_demo_empty()}
          action={<Button onClick={tell}>{m.ui_demo_empty_action()}</Button>}
        />
        <ErrorState
          title={m.ui_demo_error_title()}
          text={m.ui_demo_error_text()}
          retryText={m.ui_retry()}
          onRetry={tell}
        />
      </Columns>
    </GallerySection>
  );
}
