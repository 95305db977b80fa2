import { defineConfig } from '@playwright/test';
import { WIDTHS } from './pages.ts';
import { CHROMIUM, CHROMIUM_ARGS, URL_BASE } from './server.ts';

const CI = Boolean(process.env.CI);

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: 2,
  // In CI a failed journey is retried twice; failures.ts lists it as flaky and fails the run when there are more than
  // three.
  retries: CI ? 2 : 0,
  forbidOnly: CI,
  // Generous, because the machine may be slow: no journey tests how long something takes, and a wait ends as soon as
  // its condition holds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./failures.ts']],
  use: {
    baseURL: URL_BASE,
    ...WIDTHS.desktop,
    locale: 'uz-UZ',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
    // Tracing every journey takes time. In CI only the retry of a failed journey is traced.
    trace: CI ? 'on-first-retry' : 'off',
    // An element that cannot be clicked within this time will not become clickable.
    actionTimeout: 45_000,
  },
});
