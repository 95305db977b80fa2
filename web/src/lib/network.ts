/** Between two questions whether our server answers again. */
const PAUSE_MS = 5_000;
const ANSWER_MS = 5_000;

/** Whether our server answers: a phone in a tunnel often still believes to be online. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    await fetch('/logo.svg', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Resolves when our server answers again. */
export async function untilReachable(): Promise<void> {
  do await changeOrPause();
  while (!(await isReachable()));
}

function changeOrPause(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE_MS);
    addEventListener('online', done);
  });
}
