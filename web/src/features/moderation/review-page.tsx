import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Status } from '@/ui/status';
import { Tag } from '@/ui/tag';
import { toast } from '@/ui/toast-store';
import { answersOf } from './answers';
import { approve, forgetDecided, reject, revisionQuery, takeDown } from './calls';
import { CompanyName } from './company-name';
import { Loaded } from './loaded';
import type { Lists, Revision } from './model';
import './moderation.css';
import type { QueueFilter } from './queue-filter';
import { placeOptions } from './reasons';
import { ReasonsDialog } from './reasons-dialog';
import { useKeysChoice, useShortcuts } from './shortcuts';
import { ShortcutsButton, ShortcutsDialog } from './shortcuts-dialog';
import { CompanyPart, decidedText, HistoryPart, VersionsPart } from './side-parts';
import { TextPart } from './text-part';
import { takeBack, useKeptUndo, useUndo } from './undo';
import { settle, useQueueWalk } from './use-decision';
import { RISKS, stateOf, waitedText } from './words';

/** Nobody reads a text faster than this: an earlier click was meant for the previous text. */
const READ_MS = 800;

interface ReviewPageProps {
  revision: string;
  /** The filter and page of the queue that the moderator came from. */
  filter: QueueFilter;
  lists: Lists;
}

/** One text with everything that helps to judge it. */
export function ReviewPage({ revision, filter, lists }: ReviewPageProps) {
  const query = useQuery(revisionQuery(revision));
  return (
    <>
      <Link to="/admin/moderation" search={filter} className="mod-back">
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.moderation_back()}
      </Link>
      <h1 className="console-title">{query.data?.form.title ?? m.moderation_review()}</h1>
      <Loaded query={query}>
        {(data) => <Review key={revision} revision={data} filter={filter} lists={lists} />}
      </Loaded>
    </>
  );
}

interface ReviewProps {
  revision: Revision;
  filter: QueueFilter;
  lists: Lists;
}

type Asked = 'refuse' | 'take-down' | 'help';

function Review({ revision, filter, lists }: ReviewProps) {
  const { revision_id: id, form, vacancy, held } = revision;
  const queryClient = useQueryClient();
  const shownAt = useRef(Date.now());
  const [asked, setAsked] = useState<Asked>();
  const [keysOn, chooseKeys] = useKeysChoice();
  const walk = useQueueWalk(id, filter);
  const undo = useUndo(filter);
  useKeptUndo(undo);
  const isWaiting = revision.state === 'waiting' && !held;
  const { title } = form;
  const approval = useAction(async () => {
    await settle(async () => {
      const seconds = await approve(id);
      if (seconds === null) return m.moderation_approved({ title });
      undo.offer(id, title, seconds);
    });
    await walk.goOn();
  });
  const giveBack = useAction(() => takeBack(queryClient, id));
  const isRead = () => Date.now() - shownAt.current > READ_MS;
  useShortcuts(
    {
      next: () => walk.next && walk.show(walk.next),
      previous: () => walk.previous && walk.show(walk.previous),
      help: () => setAsked('help'),
      back: () => walk.toQueue(),
      undo: () => undo.undoLast(),
      ...(isWaiting && {
        approve: () => isRead() && approval.run(),
        refuse: () => setAsked('refuse'),
      }),
    },
    keysOn,
  );
  const places = () => placeOptions(answersOf(form, lists));
  const isPublished = revision.state === 'approved' && vacancy.status !== 'rejected';
  return (
    <>
      <Facts revision={revision} />
      <div className="mod-review">
        <TextPart revision={revision} lists={lists} />
        <div className="mod-aside">
          <CompanyPart revision={revision} />
          <VersionsPart revision={revision} />
          <HistoryPart history={revision.history} />
        </div>
      </div>
      <div className="mod-bar">
        <FormError text={approval.error} />
        <div className="mod-bar-buttons">
          {isWaiting && (
            <>
              <Button look="primary" busy={approval.busy} onClick={() => approval.run()}>
                {m.moderation_approve()}
              </Button>
              <Button onClick={() => setAsked('refuse')}>{m.moderation_refuse()}</Button>
            </>
          )}
          {held && (held.undo_seconds ?? 0) > 0 && (
            <Button busy={giveBack.busy} onClick={() => giveBack.run()}>
              {m.moderation_undo()}
            </Button>
          )}
          {isPublished && !vacancy.is_deleted && (
            <Button onClick={() => setAsked('take-down')}>{m.moderation_take_down()}</Button>
          )}
          {walk.next && (
            <Button look="quiet" onClick={() => walk.next && walk.show(walk.next)}>
              {m.moderation_skip()}
            </Button>
          )}
          <ShortcutsButton onPress={() => setAsked('help')} />
        </div>
        {isWaiting && <p className="console-note">{m.moderation_final_text()}</p>}
      </div>
      {asked === 'refuse' && (
        <ReasonsDialog
          title={m.moderation_refuse_title()}
          confirmText={m.moderation_refuse()}
          places={places()}
          findings={revision.findings}
          send={async (reasons) => {
            await settle(async () => {
              await reject(id, reasons);
              return m.moderation_refused({ title });
            });
            setAsked(undefined);
            await walk.goOn();
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{title}</p>
          {revision.before && <p>{m.moderation_refuse_edit()}</p>}
          <p>{m.moderation_final()}</p>
        </ReasonsDialog>
      )}
      {asked === 'take-down' && (
        <ReasonsDialog
          title={m.moderation_take_down_title()}
          confirmText={m.moderation_take_down()}
          places={places()}
          findings={revision.findings}
          send={async (reasons) => {
            await takeDown(vacancy.slug, reasons);
            toast.success(m.moderation_taken_down());
            setAsked(undefined);
            await forgetDecided(queryClient);
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{m.moderation_take_down_text()}</p>
        </ReasonsDialog>
      )}
      <ShortcutsDialog
        open={asked === 'help'}
        isOn={keysOn}
        onChoose={chooseKeys}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function Facts({ revision }: { revision: Revision }) {
  const { vacancy, company, submitted_at, before } = revision;
  const risk = RISKS[revision.risk_level];
  const state = stateOf(revision.held ? 'approved' : revision.state);
  const decided = revision.held
    ? m.moderation_held({ name: revision.held.by })
    : decidedText(revision);
  return (
    <div className="mod-review-facts">
      <CompanyName {...company} />
      <Status tone={risk.tone}>{risk.text()}</Status>
      <Status tone={state.tone}>{state.text}</Status>
      {revision.state === 'waiting' && !revision.held && (
        <Tag>{before ? m.moderation_edit() : m.moderation_new()}</Tag>
      )}
      {vacancy.is_hidden && <Tag>{m.moderation_hidden()}</Tag>}
      {vacancy.is_deleted && <Tag>{m.moderation_deleted()}</Tag>}
      <span className="console-note">
        {decided ?? m.moderation_waits({ time: waitedText(submitted_at, Date.now()) })}
      </span>
    </div>
  );
}
