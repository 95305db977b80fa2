// Says at the very end what failed and why, where whoever reads only the last lines of a log finds it.
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A message goes on with calls and excerpts; its beginning says what it is about. */
const LINES = 14;

export default class Failures implements Reporter {
  private readonly failed: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const causes = errors.map(({ message = status }) =>
      stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n'),
    );
    this.failed.push([test.titlePath().filter(Boolean).join(' › '), ...causes].join('\n'));
  }

  onEnd(): void {
    if (this.failed.length > 0) console.log(`\nWhat failed, once more:\n\n${this.failed.join('\n\n')}\n`);
  }
}
