import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { pathTo } from '@/i18n/go';
import { momentDay, momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { PlainText } from '@/ui/plain-text';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import { toast } from '@/ui/toast-store';
import { Loaded } from '../loaded';
import '../moderation.css';
import { useKeysChoice, useShortcuts } from '../shortcuts';
import { ShortcutsButton, ShortcutsDialog } from '../shortcuts-dialog';
import { Part } from '../side-parts';
import { decideRequest, forgetRequests, requestQuery } from './calls';
import { Comparison } from './comparison';
import { DocumentPart } from './document-part';
import { RefuseDialog } from './refuse-dialog';
import type { DecisionIn, VerificationRequest } from './wire';
import { KEY_WORDS, STATES } from './words';

const LIST = '/admin/verifications';

/** One request with everything that helps to judge it. */
export function RequestPage({ id }: { id: string }) {
  const query = useQuery(requestQuery(id));
  return (
    <>
      <Link to={LIST} className="mod-back">
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.verifications_back()}
      </Link>
      <h1 className="console-title">{query.data?.company.name ?? m.verifications_review()}</h1>
      <Loaded query={query}>{(request) => <Request request={request} />}</Loaded>
    </>
  );
}

type Asked = 'verify' | 'refuse' | 'help';

/** Nobody reads a request faster than this: an earlier key was meant for the list. */
const READ_MS = 800;

function Request({ request }: { request: VerificationRequest }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const shownAt = useRef(Date.now());
  const [asked, setAsked] = useState<Asked>();
  const [keysOn, chooseKeys] = useKeysChoice();
  const { name } = request.company;
  const isWaiting = request.state === 'pending';
  const decide = async (decision: DecisionIn) => {
    try {
      await decideRequest(request.id, decision);
      toast.success(
        decision.verdict === 'verified'
          ? m.verifications_verified({ name })
          : m.verifications_refused({ name }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'superseded') {
        toast.info(m.verifications_changed());
        setAsked(undefined);
        await forgetRequests(queryClient);
        return;
      }
      if (error.code !== 'already_decided') throw error;
      toast.info(m.complaints_faster());
    }
    setAsked(undefined);
    await navigate({ to: LIST });
    await forgetRequests(queryClient);
  };
  const verification = useAction(() => decide({ verdict: 'verified', seen: request.seen }));
  const verify = () => {
    if (isDoubtful(request)) setAsked('verify');
    else void verification.run();
  };
  useShortcuts(
    {
      help: () => setAsked('help'),
      back: () => navigate({ to: LIST }),
      ...(isWaiting && {
        approve: () => Date.now() - shownAt.current > READ_MS && verify(),
        refuse: () => setAsked('refuse'),
      }),
    },
    keysOn,
  );
  return (
    <>
      <Facts request={request} />
      <div className="mod-review">
        <div className="mod-part">
          {request.appeal_text && (
            <Card as="section" className="mod-side-part" aria-label={m.verifications_appeal_text()}>
              <h2 className="mod-side-title">{m.verifications_appeal_text()}</h2>
              <PlainText text={request.appeal_text} />
            </Card>
          )}
          <Comparison request={request} />
        </div>
        <div className="mod-aside">
          <DocumentPart id={request.id} document={request.document} />
          <Earlier request={request} />
        </div>
      </div>
      <div className="mod-bar">
        <FormError text={verification.error} />
        <div className="mod-bar-buttons">
          {isWaiting && (
            <>
              <Button look="primary" busy={verification.busy} onClick={verify}>
                {m.verifications_verify()}
              </Button>
              <Button onClick={() => setAsked('refuse')}>{m.moderation_refuse()}</Button>
            </>
          )}
          <ShortcutsButton onPress={() => setAsked('help')} />
        </div>
        {isWaiting && <p className="console-note">{m.moderation_final()}</p>}
      </div>
      <ConfirmDialog
        open={asked === 'verify'}
        title={m.verifications_doubt_title()}
        confirmText={m.verifications_verify()}
        cancelText={m.moderation_cancel()}
        closeLabel={m.ui_close()}
        busy={verification.busy}
        onConfirm={() => verification.run()}
        onClose={() => setAsked(undefined)}
      >
        <p>{m.verifications_doubt()}</p>
        <FormError text={verification.error} />
      </ConfirmDialog>
      {asked === 'refuse' && (
        <RefuseDialog name={name} send={decide} onClose={() => setAsked(undefined)} />
      )}
      <ShortcutsDialog
        open={asked === 'help'}
        isOn={keysOn}
        words={KEY_WORDS}
        onChoose={chooseKeys}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

/** The registry does not confirm everything that was entered, so verifying is asked twice. */
export function isDoubtful({ differences, registry }: VerificationRequest): boolean {
  return differences.length > 0 || registry?.answer !== 'found';
}

function Facts({ request: { company, state, appeal_text } }: { request: VerificationRequest }) {
  const { tone, text } = STATES[state];
  return (
    <div className="mod-review-facts">
      <a href={pathTo(`/company/${company.slug}`)} className="mod-link">
        {m.complaints_page()}
      </a>
      <Status tone={tone}>{text()}</Status>
      {appeal_text && <Tag>{m.verifications_appeal()}</Tag>}
      <span className="console-note">
        {m.verifications_since({ day: momentDay(company.created_at) })}
      </span>
    </div>
  );
}

function Earlier({ request: { earlier } }: { request: VerificationRequest }) {
  if (earlier.length === 0) return null;
  return (
    <Part title={m.verifications_earlier()}>
      <ol className="mod-versions">
        {earlier.map(({ decided_at, state, reason }) => (
          <li key={decided_at}>
            <p className="mod-version-head">
              <time dateTime={decided_at} className="console-note">
                {momentText(decided_at)}
              </time>
              <Status tone={STATES[state].tone}>{STATES[state].text()}</Status>
            </p>
            {reason && (
              <p className="console-note">
                {reason.title}
                {reason.text && <q>{reason.text}</q>}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
