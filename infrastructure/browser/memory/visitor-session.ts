import { cookieNamed } from '../../wire/cookies.ts';

const KEY = 'visitorSession';

/**
 * The visitor's session id for call routing: the marketing tool's id, else a random id that lasts as long as the tab. Without storage, each
 * page gets a new id.
 */
export const visitorSession = (cookies: string, storage: () => Storage): string => {
  const marketing = cookieNamed('mtaSid', cookies);
  if (marketing !== '') return marketing;
  try {
    const session = storage().getItem(KEY) ?? randomName();
    storage().setItem(KEY, session);
    return session;
  } catch {
    return randomName();
  }
};

/** Hard to guess. Also works on pages without TLS. */
const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
