/** The body of a response. `api` throws on every error, so `data` is never undefined here despite its type. */
export async function bodyOf<Body>(answer: Promise<{ data?: Body }>): Promise<Body> {
  return (await answer).data as Body;
}
