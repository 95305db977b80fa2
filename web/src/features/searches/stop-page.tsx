import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { isNotFound } from '@/api/errors';
import { useAction } from '@/forms/use-action';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { stopDigests } from './queries';
import './searches.css';

/** The unsubscribe link of a message: one click stops the messages, without signing in. Opening it changes nothing. */
export function StopPage({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const stop = useAction(async () => {
    await stopDigests(token);
    setDone(true);
  });
  if (stop.failure !== null && isNotFound(stop.failure)) {
    return (
      <>
        <h1 className="sr-only">{m.searches_stop_title()}</h1>
        <EmptyState cloth={4} text={m.searches_stop_unknown()} action={<AllLink />} />
      </>
    );
  }
  return (
    <div className="stop">
      <h1 className="searches-title display">
        {isDone ? m.searches_stop_done() : m.searches_stop_title()}
      </h1>
      <p role="status" className="stop-text">
        <BellOff size={22} strokeWidth={1.9} aria-hidden="true" />
        <span>{isDone ? m.searches_stop_done_text() : m.searches_stop_text()}</span>
      </p>
      <p role="alert" className="stop-failure">
        {stop.error}
      </p>
      <div className="stop-tools">
        {!isDone && (
          <Button look="primary" busy={stop.busy} onClick={() => void stop.run()}>
            {m.searches_stop_button()}
          </Button>
        )}
        <AllLink />
      </div>
    </div>
  );
}

function AllLink() {
  return (
    <a href={pathTo('/user/searches')} className={buttonClass({ look: 'quiet' })}>
      {m.searches_all_link()}
    </a>
  );
}
