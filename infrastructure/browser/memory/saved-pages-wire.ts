import { SAVED_KINDS, type SavedPage } from '../../../domain/visitor/saved-pages.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Accepts only URLs of this site, because other scripts may have written to storage. */
const isSavedPage = (value: unknown): value is SavedPage => {
  const { kind, address, title, detail } = (value ?? {}) as Partial<Record<keyof SavedPage, unknown>>;
  const isAddress = isText(address) && /^\/(?![/\\])\S*$/.test(address);
  return (
    (SAVED_KINDS as ReadonlyArray<unknown>).includes(kind) && isAddress && isText(title) && isText(detail)
  );
};

/** Decodes saved pages in JSON and drops invalid ones. Without io-ts, because the small script of saved pages uses it too. */
export const decodeSavedPages = (text: string): ReadonlyArray<SavedPage> => {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored)
      ? stored.filter(isSavedPage).map(({ kind, address, title, detail, zip }) => ({
          kind,
          address,
          title,
          detail,
          ...(isText(zip) && { zip }),
        }))
      : [];
  } catch {
    return [];
  }
};
