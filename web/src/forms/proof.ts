import { createContext, useContext } from 'react';
import { ApiError } from '@/api/errors';

/** The person closed the dialog without proving anything. */
class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}

export function declined(): Error {
  return new ProofDeclined();
}

export function isDeclined(error: unknown): boolean {
  return error instanceof ProofDeclined;
}

/** Asks the person to prove who is at the keyboard; refused with `ProofDeclined` when the dialog is closed. */
export const ProofContext = createContext<() => Promise<void>>(async () => {
  throw new Error('ProofProvider is missing above this component');
});

/**
 * The same action, able to ask for a fresh proof: when the server wants one, the dialog opens over the page, and the
 * action is repeated with the same arguments. What was typed stays where it is.
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
