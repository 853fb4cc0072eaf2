import type { PageHead, SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import { thankYouTextsIn } from '../../../application/visitor/read-page/thank-you-texts.ts';
import { thankedFor, thanksPath } from '../../../application/visitor/send-request/thanks-address.ts';
import { thanks, type Thanks } from '../../../application/visitor/send-request/thanks.ts';
import type { FormLanguage } from '../../../domain/lead/form-definition.ts';

/** What a page of thanks says for an address, whose query it is given. */
export const thanksView = (query: string, language: FormLanguage, { defaultPhone }: SiteFacts): Thanks => {
  return thanks(thankedFor(new URLSearchParams(query), language), { phone: defaultPhone.text, language });
};

/** What the head of such a page says: search engines are not to list it. */
export const thanksHead = (language: FormLanguage, { brandName }: SiteFacts): PageHead => {
  const { title, description } = thankYouTextsIn(language);
  return {
    title: pageTitle(title, brandName),
    description: description(brandName),
    canonicalPath: thanksPath(language),
    isListed: false,
    structuredData: [],
  };
};
