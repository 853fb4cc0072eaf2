import type { ContentFault } from './content-fault.ts';
import type { ContentPage } from './content-page.ts';
import { writtenLanguage } from './site-language.ts';

type Translatable = Pick<ContentPage, 'path' | 'locale' | 'isListed' | 'translationOf'>;

/** What a page says of its original that is not so. */
export const originalFaults = (
  { translationOf }: Pick<ContentPage, 'translationOf'>,
  paths: ReadonlySet<string>,
): ReadonlyArray<ContentFault> =>
  translationOf === undefined || paths.has(translationOf)
    ? []
    : [{ _tag: 'UnknownOriginal', path: translationOf }];

/** For each language beside English in which there are pages: the listed English ones that it lacks. */
export const missingTranslations = (pages: ReadonlyArray<Translatable>): ReadonlyArray<ContentFault> => {
  const english = pages.filter((page) => writtenLanguage(page) === 'en' && page.isListed !== false);
  const languages = [...new Set(pages.map(writtenLanguage))].filter((language) => language !== 'en').sort();
  return languages.flatMap((language): ReadonlyArray<ContentFault> => {
    const translated = new Set(
      pages.filter((page) => writtenLanguage(page) === language).map(({ translationOf }) => translationOf),
    );
    const paths = english.map(({ path }) => path).filter((path) => !translated.has(path));
    return paths.length === 0 ? [] : [{ _tag: 'Untranslated', language, paths }];
  });
};
