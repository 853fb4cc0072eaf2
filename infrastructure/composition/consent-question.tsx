import { renderToStaticMarkup } from 'react-dom/server';
import { consentLanguageOf } from '../../application/visitor/ask-consent/texts.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import { ConsentNotice } from '../../ui/consent/consent-notice.tsx';

/** The html of the consent notice for a path. It isn't hydrated. Empty when no tag manager is set. */
export const consentQuestion = ({ tagManagerId }: SiteFacts, path: string, language: SiteLanguage): string =>
  tagManagerId === undefined
    ? ''
    : renderToStaticMarkup(
        <ConsentNotice tagManagerId={tagManagerId} language={consentLanguageOf(path, language)} />,
      );
