import { codeIn } from '../../domain/postal-code/code-in-address.ts';
import { normalCode, type PostalCode } from '../../domain/postal-code/normal-code.ts';
import { LOCAL_KEY, SESSION_KEY } from './memory/storage-keys.ts';

/**
 * Remembers the search that a page's address holds as the page loads, and makes a page that was rendered for no visitor in particular
 * show the area that is remembered (specification, section 4; contract, section 7: searching). It leaves the page as the application
 * will render it, which takes it over later. Answers whether an area is remembered that the address does not name.
 */
export const rememberArea = (
  page: ParentNode,
  query: URLSearchParams,
  session: () => Storage,
  local: () => Storage,
): boolean => {
  const searched = normalCode(codeIn(query));
  if (searched) {
    write(session, SESSION_KEY, searched);
    write(local, LOCAL_KEY, searched);
  }
  const code = searched ?? normalCode(textIn(session, SESSION_KEY)) ?? normalCode(textIn(local, LOCAL_KEY));
  if (code) showArea(page, code);
  return !searched && Boolean(code);
};

const showArea = (page: ParentNode, code: PostalCode): void => {
  for (const area of page.querySelectorAll<HTMLElement>('[data-area]')) {
    area.textContent = `${area.dataset['area']}${code} – `;
    area.nextElementSibling?.removeAttribute('hidden');
  }
};

/** What a storage holds; empty: nothing, or it is switched off. As short as can be, since the boot script reads with it. */
export const textIn = (storage: () => Storage, key: string): string => {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Storage may be switched off or full; the site goes on without it. */
const write = (storage: () => Storage, key: string, code: PostalCode): void => {
  try {
    storage().setItem(key, code);
  } catch {
    // It forgets with the page.
  }
};
