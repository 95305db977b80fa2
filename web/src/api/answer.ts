/** The body of an answer. `api` throws on every refusal, so the type's "or nothing" never comes true. */
export async function bodyOf<Body>(answer: Promise<{ data?: Body }>): Promise<Body> {
  return (await answer).data as Body;
}
