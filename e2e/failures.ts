// Playwright reporter: prints at the very end what failed and why, and which journeys passed only on a retry.
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** The start of an error message says what it is about; call logs and code excerpts follow. */
const LINES = 14;

/**
 * One flaky journey may be caused by a slow machine. More of them in one run point to a fault in the product or the
 * tests.
 */
const MOST_FLAKY = 3;

/** Why the first attempt failed. */
function causes(test: TestCase): string {
  const errors = test.results.find(({ errors }) => errors.length > 0)?.errors ?? [];
  const texts = errors.map(({ message = '' }) => stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n'));
  return [test.titlePath().filter(Boolean).join(' › '), ...texts].join('\n');
}

export default class Failures implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.suite?.allTests() ?? [];
    const failed = tests.filter((test) => test.outcome() === 'unexpected');
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    if (failed.length > 0) console.log(`\nWhat failed, once more:\n\n${failed.map(causes).join('\n\n')}\n`);
    if (flaky.length > 0) console.log(`\nFlaky, passed when repeated:\n\n${flaky.map(causes).join('\n\n')}\n`);
    if (flaky.length > MOST_FLAKY) {
      console.log(`${flaky.length} flaky journeys are more than ${MOST_FLAKY}: the run has failed.`);
      return { status: 'failed' };
    }
    return { status };
  }
}
