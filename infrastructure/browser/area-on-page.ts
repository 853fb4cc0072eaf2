import { typedCodeIn } from '../../domain/postal-code/code-in-address.ts';
import type { PostalCode } from '../../domain/postal-code/normal-code.ts';
import { isNormalForm } from '../../domain/postal-code/normal-form.ts';
import { LOCAL_KEY, SESSION_KEY } from './memory/storage-keys.ts';

/**
 * Remembers the search that a page's address holds as the page loads, and makes a page that was rendered for no visitor in particular
 * show the area that is remembered (specification, section 4; contract, section 7: searching). It leaves the page as the application
 * will render it, which takes it over later. Answers the code that is remembered where the address names none; else nothing or an empty text.
 */
export const rememberArea = (
  page: ParentNode,
  query: URLSearchParams,
  session: () => Storage,
  local: () => Storage,
): PostalCode | '' | undefined => {
  const searched = typedCodeIn(query);
  const isSearched = isNormalForm(searched);
  // A code that nobody serves is not remembered.
  if (isSearched && !page.querySelector('[data-none]')) {
    write(session, SESSION_KEY, searched);
    write(local, LOCAL_KEY, searched);
  }
  const code = [searched, textIn(session, SESSION_KEY), textIn(local, LOCAL_KEY)].find(isNormalForm);
  if (code) showArea(page, code);
  return isSearched ? '' : code;
};

const showArea = (page: ParentNode, code: PostalCode): void => {
  const area = page.querySelector<HTMLElement>('[data-area]');
  if (!area) return;
  area.textContent = `${area.dataset['area']}${code} – `;
  area.nextElementSibling?.removeAttribute('hidden');
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
