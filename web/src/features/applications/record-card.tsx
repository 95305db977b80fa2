import { CalendarClock, ShieldCheck } from 'lucide-react';
import { dayWords } from '@/i18n/days';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { VerifiedMark } from '@/ui/verified-mark';
import { lengthText } from './next-step';
import type { ResponseForm } from './wire';

const ICON = { size: 22, strokeWidth: 1.8, 'aria-hidden': true } as const;
/** Below this share most people were left without an answer, and the title says so. */
const HALF = 50;

/**
 * How the company treated others, and what is certain: shown before any effort is asked for. A plain fact in neutral
 * colours, good or bad (decisions J10).
 */
export function RecordCard({ form }: { form: ResponseForm }) {
  const { customer } = form.vacancy;
  const { share, median_hours, upheld_complaints, promise_days } = form.answers;
  const company = customer.name;
  return (
    <Card as="section" className="respond-record" aria-labelledby="record-title">
      <h2 id="record-title" className="respond-record-title">
        <span>{titleOf(company, share)}</span>
        {customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
      </h2>
      <p className="respond-record-note">
        {share === null ? m.response_record_later() : m.response_record_period()}
      </p>
      {share !== null && (
        <dl className="respond-record-facts">
          <Fact value={`${share}%`} name={m.response_record_share()} />
          {median_hours !== null && (
            <Fact value={lengthText(median_hours)} name={m.response_record_time()} />
          )}
          <Fact value={String(upheld_complaints)} name={m.response_record_complaints()} />
        </dl>
      )}
      {promise_days !== null && (
        <p className="respond-record-line">
          <CalendarClock {...ICON} />
          <span>{m.response_promise({ count: promise_days })}</span>
        </p>
      )}
      <p className="respond-record-line">
        <ShieldCheck {...ICON} />
        <span>
          <strong>{m.response_safe()}</strong>{' '}
          {m.response_silence({ day: dayWords(form.closes_on) })}
        </span>
      </p>
    </Card>
  );
}

function titleOf(company: string, share: number | null): string {
  if (share === null) return m.response_record_few({ company });
  return share < HALF ? m.response_record_low({ company }) : m.response_record_good({ company });
}

function Fact({ value, name }: { value: string; name: string }) {
  return (
    <div className="respond-record-fact">
      <dt className="respond-record-name">{name}</dt>
      <dd className="respond-record-value">{value}</dd>
    </div>
  );
}
