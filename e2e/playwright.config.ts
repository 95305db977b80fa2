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
  // In CI a journey that failed is tried twice more; failures.ts lists it as flaky and refuses more than three of them.
  retries: CI ? 2 : 0,
  forbidOnly: CI,
  // A machine may be slow: no journey is about how long something takes, and a wait ends as soon as its end is there.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./failures.ts']],
  use: {
    baseURL: URL_BASE,
    ...WIDTHS.desktop,
    locale: 'uz-UZ',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
    // Recording every journey takes time. In CI the repeat of a failed one is recorded.
    trace: CI ? 'on-first-retry' : 'off',
    // What cannot be pressed for so long will not be pressable later either.
    actionTimeout: 45_000,
  },
});
