import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { activeCount, inOrder } from './model';
import './my-resumes.css';
import type { ResumeParts } from './parts';
import { resumesQuery } from './queries';
import { ResumeCard } from './resume-card';
import type { ResumeList } from './wire';

interface MyResumesProps {
  /** The resume whose card is open; null when all are closed. */
  open: string | null | undefined;
  onOpen: (id: string | null) => void;
  parts: ResumeParts;
}

/** The own resumes; one card is open at a time. */
export function MyResumes(props: MyResumesProps) {
  const { data, error, isFetching, refetch } = useQuery(resumesQuery());
  return (
    <section className="my-resumes" aria-labelledby="my-resumes-title">
      <header className="my-resumes-head">
        <div>
          <h2 id="my-resumes-title" className="my-resumes-title display">
            {m.my_resumes_title()}
          </h2>
          {data && data.data.length > 0 && <Counts list={data} />}
        </div>
        <div className="my-resumes-new">
          {data && data.data.length > 0 && <CreateLink list={data} />}
          {data && data.data.length < data.limits.total && (
            <Link to="/resume/import" className={buttonClass({ look: 'quiet' })}>
              {m.resume_import_link()}
            </Link>
          )}
        </div>
      </header>
      {data && <List {...props} list={data} />}
      {!data && !error && (
        <Skeleton label={m.ui_loading()}>
          <SkeletonLine height={360} />
        </Skeleton>
      )}
      {!data && error && (
        <Card>
          <ErrorState
            title={m.my_resumes_not_loaded()}
            text={errorText(error)}
            retryText={m.ui_retry()}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </section>
  );
}

function Counts({ list: { data, limits } }: { list: ResumeList }) {
  const values = { count: data.length, active: activeCount(data), limit: limits.active };
  return <p className="my-resumes-small">{m.my_resumes_count(values)}</p>;
}

/** At the limit the button cannot be pressed, and the reason is below it. */
function CreateLink({ list: { data, limits } }: { list: ResumeList }) {
  const content = (
    <>
      <Plus size={20} strokeWidth={2} aria-hidden="true" />
      {m.my_resumes_create()}
    </>
  );
  if (data.length < limits.total) {
    return (
      <Link to="/resume/create" className={buttonClass({ look: 'primary' })}>
        {content}
      </Link>
    );
  }
  return (
    <div className="my-resumes-full">
      <button type="button" disabled className={buttonClass({ look: 'primary' })}>
        {content}
      </button>
      <p className="my-resumes-small">{m.my_resumes_full({ limit: limits.total })}</p>
    </div>
  );
}

function List({ list, open, onOpen, parts }: MyResumesProps & { list: ResumeList }) {
  const { data } = list;
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          cloth={7}
          text={m.my_resumes_empty()}
          action={
            <Link to="/resume/create" className={buttonClass({ look: 'primary' })}>
              {m.my_resumes_create()}
            </Link>
          }
        />
      </Card>
    );
  }
  return (
    <ul className="my-resumes-list">
      {inOrder(data).map((resume) => (
        <ResumeCard
          key={resume.id}
          parts={parts}
          resume={resume}
          isOpen={resume.id === open}
          onToggle={
            activeCount(data) > 1 ? () => onOpen(resume.id === open ? null : resume.id) : undefined
          }
        />
      ))}
    </ul>
  );
}
