/** Field errors as the server sends them: a dotted path and the texts for it. */
export type FieldErrors = Record<string, string[]>;

/** Codes of failures where no response of ours could be read; `waiting`: it goes by itself when the network is back. */
export type LocalCode = 'network' | 'timeout' | 'unreadable' | 'waiting';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Machine-readable cause of the failure. Never shown. */
  readonly code: string;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly errors: FieldErrors;
  readonly requestId: string | undefined;
  /** The other fields of the response; some codes bring more: `tries_left`, `profile`. */
  readonly answer: Readonly<Record<string, unknown>>;

  /**
   * `message` is already in the user's language; it is empty for a `LocalCode`, for which the screen supplies the text.
   */
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

  /** Seconds until the server accepts the request again. */
  get retryAfter(): number | undefined {
    const seconds = Number(this.answer.retry_after);
    return seconds > 0 ? seconds : undefined;
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** Reads the body of a failed response, whatever its status; a proxy's HTML page becomes `unreadable`. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const { status } = response;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  try {
    const body: unknown = await response.json();
    if (isRecord(body)) return refusal(body, status, requestId);
  } catch {
    // Not JSON: handled below.
  }
  return new ApiError({ code: 'unreadable', status, requestId });
}

/** An error as the server sends it. Some calls answer it with HTTP 200 and `status: false`. */
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
