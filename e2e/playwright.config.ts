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
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: URL_BASE,
    ...WIDTHS.desktop,
    locale: 'uz-UZ',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    // What cannot be pressed for so long will not be pressable later either.
    actionTimeout: 15_000,
  },
});
