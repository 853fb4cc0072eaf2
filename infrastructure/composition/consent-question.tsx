import { renderToStaticMarkup } from 'react-dom/server';
import { consentLanguageOf } from '../../application/visitor/ask-consent/texts.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import { ConsentNotice } from '../../ui/consent/consent-notice.tsx';

/** The question about measuring for the page of a path, as html that no application takes over; empty without a tag manager. */
export const consentQuestion = ({ tagManagerId }: SiteFacts, path: string, language: SiteLanguage): string =>
  tagManagerId === undefined
    ? ''
    : renderToStaticMarkup(
        <ConsentNotice tagManagerId={tagManagerId} language={consentLanguageOf(path, language)} />,
      );
