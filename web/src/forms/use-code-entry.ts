import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { limits } from '@/api/limits.gen';
import { codeStateQuery } from './codes';
import { fieldError } from './failure';
import { useAction } from './use-action';
import { after, useCountdown } from './use-countdown';
import { useWebOtp } from './use-web-otp';

/** Polling interval of the delivery status. */
const STATE_POLL_MS = 2_000;

interface CodeRequest {
  requestId: string;
  /** Called with six digits; throws the server's error. */
  onCode: (code: string) => Promise<unknown>;
  /** Requests another message; its request becomes `requestId`. */
  onResend: () => Promise<unknown>;
  /** The request is no longer valid. Without this callback the user is told so and can request another code. */
  onDead?: () => Promise<unknown>;
}

/** The state of a code entry: what was typed, the delivery status, when another code may be requested. */
export function useCodeEntry({ requestId, onCode, onResend, onDead }: CodeRequest) {
  const [code, setCode] = useState('');
  const [refusedUntil, setRefusedUntil] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const {
    data: delivery,
    dataUpdatedAt,
    error: lost,
  } = useQuery({
    ...codeStateQuery(requestId),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'sending' ? STATE_POLL_MS : false),
  });
  // The server knows when another message may be requested, also after a reload.
  const resendAt = delivery ? dataUpdatedAt + delivery.resend_after * 1000 : 0;
  const left = useCountdown(Math.max(resendAt, refusedUntil));
  const leave = useEffectEvent(() => onDead?.());
  useEffect(() => {
    if (isDead(lost)) void leave();
  }, [lost]);

  const check = useAction(async (whole: string) => {
    try {
      await onCode(whole);
    } catch (failure) {
      if (onDead && isDead(failure)) return onDead();
      // Rejected digits are cleared; those that never reached the server can be sent again.
      if (fieldError(failure, 'code')) setCode('');
      throw failure;
    }
  });
  const resend = useAction(async () => {
    try {
      await onResend();
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) {
        setRefusedUntil(after(failure.retryAfter));
      }
      throw failure;
    }
    setCode('');
    check.forget();
    input.current?.focus();
  });
  const type = (typed: string) => {
    setCode(typed);
    if (check.failure) check.forget();
  };
  const enter = (whole: string) => {
    setCode(whole);
    void check.run(whole);
  };
  const submit = () => {
    if (code.length < limits.Code.maxLength) input.current?.focus();
    else void check.run(code);
  };
  useWebOtp(enter);
  return { input, code, type, enter, submit, check, resend, delivery, left };
}

export type CodeEntry = ReturnType<typeof useCodeEntry>;

function isDead(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}
