import { defineConfig } from '@playwright/test';
import { WIDTHS } from './pages.ts';
import { CHROMIUM, CHROMIUM_ARGS, URL_BASE } from './server.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try is a fault of the product or of the test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A machine may be slow: no journey is about how long something takes, and a wait ends as soon as its end is there.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./failures.ts']],
  use: {
    baseURL: URL_BASE,
    ...WIDTHS.desktop,
    locale: 'uz-UZ',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    // What cannot be pressed for so long will not be pressable later either.
    actionTimeout: 45_000,
  },
});
