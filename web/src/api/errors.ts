/** Field errors as the server sends them: a dotted path and the texts for it. */
export type FieldErrors = Record<string, string[]>;

/** Codes of failures that happened before any answer of ours could be read. */
export type LocalCode = 'network' | 'timeout' | 'unreadable';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** What happened, for code that acts on it. Never shown. */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly errors: FieldErrors;
  readonly requestId: string | undefined;
  /** The answer's other fields; some codes bring more: `tries_left`, `profile`. */
  readonly answer: Readonly<Record<string, unknown>>;

  /** `message` is already in the reader's language; it is empty for a `LocalCode`, which the screen words itself. */
  constructor(init: {
    code: string;
    status: number;
    message?: string;
    errors?: FieldErrors;
    requestId?: string;
    answer?: Record<string, unknown>;
    cause?: unknown;
  }) {
    super(init.message ?? '', { cause: init.cause });
    this.code = init.code;
    this.status = init.status;
    this.errors = init.errors ?? {};
    this.requestId = init.requestId;
    this.answer = init.answer ?? {};
  }

  /** Seconds until the server would listen again. */
  get retryAfter(): number | undefined {
    const seconds = Number(this.answer.retry_after);
    return seconds > 0 ? seconds : undefined;
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** Reads the body of a failed answer, whatever its status; a proxy's HTML page becomes `unreadable`. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const { status } = response;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  try {
    const body: unknown = await response.json();
    if (isRecord(body)) return refusal(body, status, requestId);
  } catch {
    // Not JSON: said below.
  }
  return new ApiError({ code: 'unreadable', status, requestId });
}

/** A refusal as the server words it. Some calls answer it with HTTP 200 and `status: false`. */
export function refusal(
  body: Record<string, unknown>,
  status: number,
  requestId?: string,
): ApiError {
  return new ApiError({
    code: text(body.code) ?? 'unreadable',
    status,
    message: text(body.message),
    errors: fieldErrors(body.errors),
    requestId: text(body.request_id) ?? requestId,
    answer: body,
  });
}

function fieldErrors(value: unknown): FieldErrors {
  const errors: FieldErrors = {};
  if (!isRecord(value)) return errors;
  for (const [field, texts] of Object.entries(value)) {
    if (Array.isArray(texts)) errors[field] = texts.map(String);
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
