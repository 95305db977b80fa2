import '@/styles/main.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLocale } from '@/i18n/locale';
import { makeRouter } from './router';

const locale = startLocale(location.pathname);
const queryClient = new QueryClient();
const router = makeRouter(queryClient, locale);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The page's HTML may already be on screen: load everything first, so that taking over changes nothing visible.
await router.load();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
