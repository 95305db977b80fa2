import { useEffect, useEffectEvent } from 'react';

/** Not in TypeScript's own list of browser parts yet. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] };
}

/** Android reads the code out of the SMS itself, after one tap of the person. Elsewhere nothing happens. */
export function useWebOtp(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string') tell(code);
      },
      () => {
        // The person said no, or no message came: the field is there to type.
      },
    );
    return () => abort.abort();
  }, []);
}
