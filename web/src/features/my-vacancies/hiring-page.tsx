import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isNotFound } from '@/api/errors';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import './my-vacancies.css';
import { answerHiring } from './calls';
import type { Hiring } from './model';
import { hiringQuery } from './queries';

interface HiringPageProps {
  token: string;
  /** The link may contain the answer: one tap in the message is enough. */
  answer?: 'yes' | 'no';
}

/** "Still hiring?", asked by a link and answered without signing in. */
export function HiringPage({ token, answer }: HiringPageProps) {
  const queryClient = useQueryClient();
  const query = hiringQuery(token);
  const send = useAction(async (what: 'yes' | 'no') => {
    queryClient.setQueryData(query.queryKey, await answerHiring(token, what));
  });
  const { run } = send;
  // While an answer is being sent, its response brings the state; a fetch of the old state could overwrite it.
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: !answer || send.failure !== null,
  });
  const isSent = useRef(false);
  useEffect(() => {
    if (!answer || isSent.current) return;
    isSent.current = true;
    void run(answer);
  }, [answer, run]);

  if (error && isNotFound(error)) {
    return (
      <>
        <h1 className="sr-only">{m.my_vacancies_hiring_title()}</h1>
        <EmptyState cloth={4} text={m.my_vacancies_hiring_unknown()} action={<MineLink />} />
      </>
    );
  }
  if (!data) {
    return error ? (
      <ErrorState
        title={m.my_vacancies_not_loaded()}
        text={errorText(error)}
        retryText={m.ui_retry()}
        busy={isFetching}
        onRetry={() => refetch()}
      />
    ) : (
      <Skeleton label={m.ui_loading()}>
        <SkeletonLine width="70%" height={36} />
      </Skeleton>
    );
  }
  return (
    <HiringAnswer
      hiring={data.data}
      busy={send.busy}
      error={send.error}
      onAnswer={(what) => void run(what)}
    />
  );
}

interface HiringAnswerProps {
  hiring: Hiring;
  busy: boolean;
  error: string | undefined;
  onAnswer: (answer: 'yes' | 'no') => void;
}

function HiringAnswer({ hiring: { title, state }, busy, error, onAnswer }: HiringAnswerProps) {
  return (
    <div className="hiring">
      <p className="hiring-about">{title}</p>
      <h1 className="own-title display">{QUESTION[state]()}</h1>
      <p role="status" className="hiring-text">
        {state === 'yes' && <CircleCheck size={22} strokeWidth={1.9} aria-hidden="true" />}
        {state === 'no' && <CircleX size={22} strokeWidth={1.9} aria-hidden="true" />}
        <span>{TEXT[state]()}</span>
      </p>
      <p role="alert" className="own-failure">
        {error}
      </p>
      <div className="own-tools">
        {(state === 'asked' || state === 'no') && (
          <Button look="primary" busy={busy} onClick={() => onAnswer('yes')}>
            {m.my_vacancies_hiring_yes()}
          </Button>
        )}
        {(state === 'asked' || state === 'yes') && (
          <Button busy={busy} onClick={() => onAnswer('no')}>
            {m.my_vacancies_hiring_no()}
          </Button>
        )}
        <MineLink />
      </div>
    </div>
  );
}

const QUESTION = {
  asked: m.my_vacancies_hiring_asked,
  yes: m.my_vacancies_hiring_said_yes,
  no: m.my_vacancies_hiring_said_no,
  gone: m.my_vacancies_hiring_gone,
};
const TEXT = {
  asked: m.my_vacancies_hiring_asked_text,
  yes: m.my_vacancies_hiring_said_yes_text,
  no: m.my_vacancies_hiring_said_no_text,
  gone: m.my_vacancies_hiring_gone_text,
};

function MineLink() {
  return (
    <Link to="/profile/my-vacancies" className={buttonClass({ look: 'quiet' })}>
      {m.my_vacancies_title()}
    </Link>
  );
}
