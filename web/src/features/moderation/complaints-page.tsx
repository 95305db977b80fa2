import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { pathTo } from '@/i18n/go';
import { complaintText } from '@/i18n/labels-on-demand';
import { paginationTexts } from '@/i18n/ui-texts';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button, ButtonLink, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Pagination } from '@/ui/pagination';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import { complaintsQuery, forgetDecided } from './calls';
import { CompanyName } from './company-name';
import { Loaded } from './loaded';
import { isMessages, sideOf } from './messages-target';
import type { Complained, Complaint, Verdict } from './model';
import './moderation.css';
import { VerdictDialog } from './verdict-dialog';

const PATH = '/admin/complaints';
/** How many comments are shown at first; the rest on request. */
const FEW = 3;

interface Asked {
  about: Complained;
  verdict: Verdict;
}

/** Open complaints grouped by their subject: hidden ones first. */
export function ComplaintsPage({ page = 1 }: { page?: number }) {
  const queryClient = useQueryClient();
  const query = useQuery(complaintsQuery(page));
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <h1 className="console-title">{m.complaints_title()}</h1>
      <p className="console-lead">{m.complaints_lead()}</p>
      <Loaded query={query}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState
              cloth={5}
              text={m.complaints_empty()}
              action={
                <Button busy={query.isFetching} onClick={() => query.refetch()}>
                  {m.moderation_again()}
                </Button>
              }
            />
          ) : (
            <>
              <ul className="mod-list">
                {data.map((about) => (
                  <Target
                    key={`${about.target} ${about.slug}`}
                    about={about}
                    onAsk={(verdict) => setAsked({ about, verdict })}
                  />
                ))}
              </ul>
              <Pagination
                page={meta.page}
                pages={meta.pages}
                hrefFor={(target) => `${PATH}?page=${target}`}
                texts={paginationTexts()}
                renderLink={({ page: target, href: _, ...link }) => (
                  <Link {...link} to={PATH} search={target > 1 ? { page: target } : {}} />
                )}
              />
            </>
          )
        }
      </Loaded>
      {asked && (
        <VerdictDialog
          {...asked}
          onDecided={() => forgetDecided(queryClient)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const KINDS: Record<Complained['target'], () => string> = {
  vacancy: m.complaints_vacancy,
  company: m.complaints_company,
  resume: m.complaints_resume,
  company_messages: m.complaints_company_messages,
  candidate_messages: m.complaints_candidate_messages,
};

function Target({ about, onAsk }: { about: Complained; onAsk: (verdict: Verdict) => void }) {
  const { target, slug, title, company, complaints, count } = about;
  const isVacancy = target === 'vacancy';
  return (
    <Card as="li" className="mod-target">
      <div className="mod-target-head">
        <h2 className="mod-row-title">{title}</h2>
        <Tag>{KINDS[target]()}</Tag>
        {about.is_hidden && <Status tone="refused">{m.complaints_hidden()}</Status>}
      </div>
      <p className="mod-facts">
        {isVacancy && company && <CompanyName {...company} />}
        <span>{m.complaints_count({ count })}</span>
        {company && company.strikes > 0 && (
          <span>{m.complaints_strikes({ count: company.strikes })}</span>
        )}
      </p>
      <Said target={target} complaints={complaints.slice(0, FEW)} />
      {complaints.length > FEW && (
        <details className="mod-same">
          <summary>{m.complaints_more({ count: complaints.length - FEW })}</summary>
          <Said target={target} complaints={complaints.slice(FEW)} />
        </details>
      )}
      <div className="mod-bar-buttons">
        <Button
          size="sm"
          aria-label={m.complaints_uphold_named({ title })}
          onClick={() => onAsk('upheld')}
        >
          {m.complaints_uphold()}
        </Button>
        <Button
          size="sm"
          aria-label={m.complaints_dismiss_named({ title })}
          onClick={() => onAsk('dismissed')}
        >
          {m.complaints_dismiss()}
        </Button>
        {about.revision_id && (
          <Link
            to="/admin/moderation/$revision"
            params={{ revision: about.revision_id }}
            className={buttonClass({ size: 'sm', look: 'quiet' })}
          >
            <FileText size={18} strokeWidth={1.8} aria-hidden="true" />
            {m.complaints_read()}
          </Link>
        )}
        {target === 'resume' && (
          <Link
            to="/admin/complaints/resume/$slug"
            params={{ slug }}
            className={buttonClass({ size: 'sm', look: 'quiet' })}
          >
            <FileText size={18} strokeWidth={1.8} aria-hidden="true" />
            {m.complaints_read_resume()}
          </Link>
        )}
        {isMessages(target) && (
          <Link
            to="/admin/complaints/messages/$side/$id"
            params={{ side: sideOf(target), id: slug }}
            className={buttonClass({ size: 'sm', look: 'quiet' })}
          >
            <FileText size={18} strokeWidth={1.8} aria-hidden="true" />
            {m.complaints_read_messages()}
          </Link>
        )}
        {!about.is_hidden && (isVacancy || target === 'company') && (
          <ButtonLink
            size="sm"
            look="quiet"
            href={pathTo(isVacancy ? `/jobs/${slug}` : `/company/${slug}`)}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink size={18} strokeWidth={1.8} aria-hidden="true" />}
          >
            {m.complaints_page()}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

interface SaidProps {
  target: Complained['target'];
  complaints: readonly Complaint[];
}

function Said({ target, complaints }: SaidProps) {
  return (
    <ul className="mod-said">
      {complaints.map(({ id, reason, text, at }) => (
        <li key={id}>
          <strong>{complaintText(target, reason)}</strong>{' '}
          <time dateTime={at} className="console-note">
            {momentText(at)}
          </time>
          {text && <q>{text}</q>}
        </li>
      ))}
    </ul>
  );
}
