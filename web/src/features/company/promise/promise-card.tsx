import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { limits } from '@/api/limits.gen';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { toast } from '@/ui/toast-store';
import { promiseQuery, setPromise } from './calls';
import './promise.css';
import { recordTexts } from './record';

const { minimum, maximum } = limits.PromiseIn_days;
const DAYS = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);

/** Within how many days the company promises to answer, beside how it really answers. */
export function PromiseCard({ company }: { company: string }) {
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery(promiseQuery(company));
  return (
    <Card as="section" className="promise" aria-labelledby={id}>
      <h2 id={id} className="promise-title">
        {m.promise_title()}
      </h2>
      {data ? (
        <>
          <p className="promise-text">{m.promise_text()}</p>
          {data.can_edit ? (
            <PromiseForm key={company} company={company} days={data.days ?? null} />
          ) : (
            <p className="promise-now">{promiseText(data.days ?? null)}</p>
          )}
          <div className="promise-record">
            <h3 className="promise-record-title">{m.promise_record()}</h3>
            <ul>
              {recordTexts(data.answers).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </>
      ) : error ? (
        <ErrorState
          title={m.promise_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={m.ui_loading()}>
          <SkeletonLine height={160} />
        </Skeleton>
      )}
    </Card>
  );
}

function promiseText(days: number | null): string {
  return days === null ? m.promise_none() : m.promise_days({ count: days });
}

function PromiseForm({ company, days }: { company: string; days: number | null }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(days);
  const { run, busy, failure, forget } = useAction(async () => {
    queryClient.setQueryData(promiseQuery(company).queryKey, await setPromise(chosen));
    toast.success(m.promise_saved());
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className="promise-form" noValidate onSubmit={submit}>
      <Field label={m.promise_label()} error={fieldError(failure, 'days')}>
        <Select
          options={[
            { value: '', label: m.promise_none() },
            ...DAYS.map((count) => ({ value: String(count), label: m.promise_days({ count }) })),
          ]}
          value={chosen === null ? '' : String(chosen)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setChosen(value === '' ? null : Number(value));
            forget();
          }}
        />
      </Field>
      <FormError text={headError(failure, ['days'])} />
      <Button type="submit" look="primary" busy={busy} disabled={chosen === days}>
        {m.promise_save()}
      </Button>
    </form>
  );
}
