import { boundedJson } from '../http/bounded-json.ts';

export interface GooglePlacesSettings {
  /** The key of the Places API (New). */
  readonly key: string;
  /** Scheme and host, `https://places.googleapis.com`. */
  readonly host: string;
}

/** Google refused or answered off the shape; its name says which, so that nothing of the answer is told. */
export class GoogleFailed extends Error {
  constructor(override readonly name: string) {
    super();
  }
}

/** Calls the Places API (New) for some fields, with a body by POST; answers JSON, or rejects. */
export const askGooglePlaces = async (
  { key, host }: GooglePlacesSettings,
  path: string,
  fields: string,
  signal: AbortSignal,
  body?: object,
): Promise<unknown> => {
  const response = await fetch(`${host}/v1/${path}`, {
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    signal,
    redirect: 'error',
  });
  if (response.ok) return await boundedJson(response);
  // A body that nobody reads holds its connection.
  await response.body?.cancel();
  throw new GoogleFailed(String(response.status));
};
