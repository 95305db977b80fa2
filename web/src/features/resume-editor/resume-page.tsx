import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isNotFound } from '@/api/errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { begunResume, resumeCopy } from './draft';
import { PlacesNote } from './places-note';
import { othersQuery, resumeQuery } from './queries';
import { Wizard, type WizardProps } from './wizard';

type ResumePageProps = Omit<WizardProps, 'stored' | 'notice'>;

/** A new resume. The draft that this device began is continued. */
export function NewResumePage(props: ResumePageProps) {
  const [begun] = useState(() => begunResume(props.me.id));
  const stored = useQuery({ ...resumeQuery(begun ?? ''), enabled: begun !== undefined });
  const { data: own } = useQuery(othersQuery());
  if (begun !== undefined && stored.isPending) return <Waiting />;
  // Published or removed elsewhere: what was typed here since then becomes a new resume.
  const isGone = isNotFound(stored.error) || stored.data?.status === 'active';
  const unknown = begun !== undefined && stored.isError ? undefined : (stored.data ?? null);
  const other = own?.data.find(({ id, status }) => status === 'draft' && id !== begun);
  return (
    <Wizard
      {...props}
      stored={begun === undefined || isGone ? null : unknown}
      notice={
        <>
          <PlacesNote isNew={begun === undefined} />
          {begun === undefined && (
            <>
              {other && <OtherDraft draft={other} />}
              <ImportOffer />
            </>
          )}
        </>
      }
    />
  );
}

/** An existing resume, active or not. */
export function EditResumePage({
  missing,
  ...props
}: ResumePageProps & {
  id: string;
  /** Shown for a resume that was deleted or belongs to somebody else. */
  missing: ReactNode;
}) {
  const stored = useQuery(resumeQuery(props.id));
  if (stored.isPending) return <Waiting />;
  if (isNotFound(stored.error)) return missing;
  // Without a network this device's copy is used. An empty form in its place would become a second resume.
  if (stored.isError && resumeCopy(props.me.id, props.id).read().length === 0) {
    return (
      <div className="wizard-waiting">
        <ErrorState
          title={m.resume_form_not_loaded()}
          text={errorText(stored.error)}
          retryText={m.ui_retry()}
          busy={stored.isFetching}
          onRetry={() => void stored.refetch()}
        />
      </div>
    );
  }
  const notice = stored.data?.status === 'draft' && <PlacesNote />;
  return <Wizard {...props} stored={stored.data} notice={notice} />;
}

function Waiting() {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="wizard-waiting">
        <SkeletonLine width="60%" height={36} />
        <SkeletonLine height={48} />
        <SkeletonLine height={48} />
      </div>
    </Skeleton>
  );
}

/** A resume that was begun elsewhere: most people want to go on with it instead of beginning another. */
function OtherDraft({ draft }: { draft: { id: string; position: string } }) {
  return (
    <div className="draft-strip">
      <p>
        {draft.position
          ? m.resume_form_other_draft({ position: draft.position })
          : m.resume_form_other_draft_unnamed()}
      </p>
      <Link to="/resume/edit/$id" params={{ id: draft.id }} className={buttonClass({ size: 'sm' })}>
        {m.resume_form_other_draft_open()}
      </Link>
    </div>
  );
}

/** Most people have written a resume somewhere before. */
function ImportOffer() {
  return (
    <p className="import-offer">
      {m.resume_import_offer()} <Link to="/resume/import">{m.resume_import_offer_link()}</Link>
    </p>
  );
}
