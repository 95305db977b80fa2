import { useEffect, useEffectEvent } from 'react';

/** Not in TypeScript's DOM types yet. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] };
}

/** WebOTP: Android fills in the code from the SMS after the user confirms. Other browsers ignore it. */
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
        // The user declined, or no message came: the code can still be typed.
      },
    );
    return () => abort.abort();
  }, []);
}
