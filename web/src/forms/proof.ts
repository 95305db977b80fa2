import { createContext, useContext } from 'react';
import { ApiError } from '@/api/errors';

/** The user closed the dialog without proving their identity. */
class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}

export function declined(): Error {
  return new ProofDeclined();
}

export function isDeclined(error: unknown): boolean {
  return error instanceof ProofDeclined;
}

/** Opens the identity dialog; rejects with `ProofDeclined` when it is closed. */
export const ProofContext = createContext<() => Promise<void>>(async () => {
  throw new Error('no ProofProvider');
});

/**
 * Wraps an action: when the server requires a fresh proof of identity, the dialog opens over the page, and the action
 * is repeated with the same arguments. Form input is kept.
 */
export function useWithProof<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const prove = useContext(ProofContext);
  return async (...args) => {
    try {
      return await action(...args);
    } catch (error) {
      if (!wantsProof(error)) throw error;
    }
    await prove();
    return action(...args);
  };
}

function wantsProof(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.code === 'reauth_required';
}
