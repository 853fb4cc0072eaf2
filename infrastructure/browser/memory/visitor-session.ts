import { cookieNamed } from '../../wire/cookies.ts';

const KEY = 'visitorSession';

/**
 * Names the visitor's session for the call routing: the marketing tool's id where there is one, else a
 * random name that lasts as long as the tab. A browser that refuses to store gets a new one for each page.
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

/** Hard to guess; works where the page came without TLS, too. */
const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
