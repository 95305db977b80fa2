import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { resumeWishes } from '@/features/vacancies/waiting-wishes';
import { AppSigns } from '@/layouts/app-signs';
import { patiently } from '@/lib/on-demand';
import { hasIntention } from '@/session/asked';
import { hasToken } from '@/session/token';
import { Islands, noteAlive } from './island';
import { findSlots } from './slots';

/** The one React root of a page: its islands, toasts and the loader, and in the app also its router. */
export function startRoot(queryClient: QueryClient, app?: ReactNode): void {
  findSlots();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {app}
        <Islands />
        <AppSigns />
      </QueryClientProvider>
    </StrictMode>,
  );
  void resumeWishes(queryClient);
  if (hasToken() && hasIntention()) void resumeIntention(queryClient);
  // A page without islands is alive as it is.
  if (!app) noteAlive();
}

/** Somebody has signed in to do something. The code that does it is loaded only then. */
async function resumeIntention(queryClient: QueryClient): Promise<void> {
  try {
    const { carryOut } = await patiently(() => import('./carry-out'));
    await carryOut(queryClient);
  } catch {
    // Nobody could be asked who it is: the next page tries again.
  }
}
