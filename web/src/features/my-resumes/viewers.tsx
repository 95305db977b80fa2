import { useQuery } from '@tanstack/react-query';
import { Building2, CircleAlert, CircleSlash, Ellipsis, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { whenText } from '@/i18n/display';
import { errorText } from '@/i18n/error-text';
import { goTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { CompanyTile } from '@/ui/company-tile';
import { Menu, type MenuItem } from '@/ui/menu';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { isSeenBy, type Sight, without } from './model';
import type { ResumeParts } from './parts';
import { resumeViewsQuery } from './queries';
import type { ResumeView } from './wire';

interface ViewersProps {
  id: string;
  sight: Sight;
  onChange: (sight: Sight) => void;
  renderReport: ResumeParts['renderReport'];
}

/** Which companies looked at a resume and opened its contacts, the last one first. */
export function Viewers(props: ViewersProps) {
  const [pages, setPages] = useState(1);
  /** The company that is being reported. */
  const [reported, setReported] = useState<string | null>(null);
  const { data } = useQuery(resumeViewsQuery(props.id, 1));
  return (
    <section>
      <h4 className="my-resume-part-title">{m.my_resumes_viewers()}</h4>
      {data?.meta.total === 0 ? (
        <p className="my-resumes-small">{m.my_resumes_viewers_none()}</p>
      ) : (
        <>
          {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <ViewersPage key={page} {...props} page={page} onReport={setReported} />
          ))}
          {data && pages < data.meta.pages && (
            <Button size="sm" onClick={() => setPages(pages + 1)}>
              {m.ui_show_more()}
            </Button>
          )}
          {data && <p className="my-resumes-small">{m.my_resumes_viewers_note()}</p>}
        </>
      )}
      {reported !== null && props.renderReport(reported, () => setReported(null))}
    </section>
  );
}

interface ViewersPageProps extends ViewersProps {
  page: number;
  onReport: (company: string) => void;
}

function ViewersPage({ id, page, ...shared }: ViewersPageProps) {
  const { data, error, isFetching, refetch } = useQuery(resumeViewsQuery(id, page));
  if (!data && error) {
    return (
      <div role="alert" className="my-resume-failed">
        <p>
          {m.my_resumes_part_not_loaded()} {errorText(error)}
        </p>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {m.ui_retry()}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Skeleton label={m.ui_loading()}>
        <SkeletonLine height={56} />
      </Skeleton>
    );
  }
  return (
    <ul className="my-resume-viewers">
      {data.data.map((view) => (
        <Viewer key={view.company.slug} view={view} {...shared} />
      ))}
    </ul>
  );
}

interface ViewerProps extends Pick<ViewersPageProps, 'sight' | 'onChange' | 'onReport'> {
  view: ResumeView;
}

function Viewer({ view, sight, onChange, onReport }: ViewerProps) {
  const { company, seen_at, contacts_opened_at: opened } = view;
  const items: MenuItem[] = [
    {
      id: 'page',
      label: m.my_resumes_company_page(),
      icon: <Building2 size={18} strokeWidth={1.9} aria-hidden="true" />,
      onSelect: () => goTo(`/company/${company.slug}`),
    },
  ];
  if (isSeenBy(sight, company.slug)) {
    items.push({
      id: 'block',
      label: m.my_resumes_block(),
      icon: <CircleSlash size={18} strokeWidth={1.9} aria-hidden="true" />,
      danger: true,
      onSelect: () => onChange(without(sight, company)),
    });
  }
  items.push({
    id: 'report',
    label: m.company_report(),
    icon: <CircleAlert size={18} strokeWidth={1.9} aria-hidden="true" />,
    onSelect: () => onReport(company.slug),
  });
  return (
    <li className="my-resume-viewer">
      <CompanyTile company={company} size={40} className="my-resume-viewer-tile" />
      <span className="my-resume-viewer-words">
        <span className="my-resume-viewer-name">{company.name}</span>
        <span className="my-resumes-small">
          {opened ? (
            <>
              <LockOpen
                className="my-resume-opened"
                size={16}
                strokeWidth={1.9}
                aria-hidden="true"
              />
              {m.my_resumes_viewer_opened({ when: whenText(opened) })}
            </>
          ) : (
            m.my_resumes_viewer_seen({ when: whenText(seen_at) })
          )}
        </span>
      </span>
      <Menu
        label={m.my_resumes_viewer_menu({ name: company.name })}
        trigger={<Ellipsis size={20} strokeWidth={1.9} aria-hidden="true" />}
        items={items}
      />
    </li>
  );
}
