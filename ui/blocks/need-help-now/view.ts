import { ASK_PATHS } from '../../../application/visitor/ask-dealer/ask-address.ts';
import type { BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { inLanguage, type Translated } from '../../../domain/content/site-language.ts';
import type { NeedHelpProps } from '../../leads/need-help/need-help.tsx';
import type { NeedHelpNowAttributes } from './codec.ts';
import { needHelpTextsIn } from './texts.ts';

/** The page of the `Schedule Service` link, in each language (specification, section 2: routes). */
const SCHEDULE_SERVICE_PATHS: Translated<string> = {
  en: '/find-your-dealer/',
  es: ASK_PATHS['booking-es'],
  fr: ASK_PATHS['booking-fr'],
};

/** The need-help-now banner or call card in three languages (specification, sections 1 and 2). */
export const view = (
  { data: { language: written, look, heading_tag, hours } }: NeedHelpNowAttributes,
  { page, site }: ViewContext,
): NeedHelpProps => {
  const language = written === 'page' ? page.language : written;
  const href = inLanguage(SCHEDULE_SERVICE_PATHS, language);
  return {
    variant: look,
    language: language === page.language ? null : language,
    headingTag: heading_tag,
    texts: needHelpTextsIn(language, hours),
    phone: site.defaultPhone,
    schedule: { href, isCurrent: page.path === href },
  };
};

export const width = ({ data }: NeedHelpNowAttributes): BlockWidth =>
  data.look === 'card' ? 'content' : 'full';
