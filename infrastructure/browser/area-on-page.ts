import { typedCodeIn } from '../../domain/postal-code/code-in-address.ts';
import type { PostalCode } from '../../domain/postal-code/normal-code.ts';
import { isNormalForm } from '../../domain/postal-code/normal-form.ts';
import { LOCAL_KEY, SESSION_KEY } from './memory/storage-keys.ts';

/**
 * Remembers the search in the page's URL at load, and shows the remembered area on a page that was rendered for no particular visitor
 * (specification, section 4; contract, section 7: searching). The result matches what the application renders when it hydrates. Returns the
 * code that only the application can show: the remembered one, or that of the URL on a page with a part that was rendered without it. Else
 * nothing or an empty text.
 */
export const rememberArea = (
  page: ParentNode,
  query: URLSearchParams,
  session: () => Storage,
  local: () => Storage,
): PostalCode | '' | undefined => {
  const searched = typedCodeIn(query);
  const isSearched = isNormalForm(searched);
  // A code without dealers isn't remembered.
  if (isSearched && !page.querySelector('[data-none]')) {
    write(session, SESSION_KEY, searched);
    write(local, LOCAL_KEY, searched);
  }
  const code = [searched, textIn(session, SESSION_KEY), textIn(local, LOCAL_KEY)].find(isNormalForm);
  if (code) showArea(page, code);
  return isSearched && !page.querySelector('[data-without-area]') ? '' : code;
};

const showArea = (page: ParentNode, code: PostalCode): void => {
  const area = page.querySelector<HTMLElement>('[data-area]');
  if (!area) return;
  area.textContent = `${area.dataset['area']}${code} – `;
  area.nextElementSibling?.removeAttribute('hidden');
};

/** The stored text. Empty when there is no text or storage is disabled. Kept short, because it is part of the boot script. */
export const textIn = (storage: () => Storage, key: string): string => {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Storage may be disabled or full. The site works without it. */
const write = (storage: () => Storage, key: string, code: PostalCode): void => {
  try {
    storage().setItem(key, code);
  } catch {
    // The code is then known only on this page.
  }
};
