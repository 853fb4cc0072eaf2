import type { BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { NeedHelpProps } from '../../leads/need-help/need-help.tsx';
import type { NeedHelpNowAttributes } from './codec.ts';
import { needHelpTextsIn } from './texts.ts';

/** The page of the `Schedule Service` link (specification, section 2: routes), which is English. */
const SCHEDULE_SERVICE_PATH = '/find-your-dealer/';

/** The need-help-now banner or call card in three languages (specification, sections 1 and 2). */
export const view = (
  { data: { language: written, look, heading_tag, hours } }: NeedHelpNowAttributes,
  { page, site }: ViewContext,
): NeedHelpProps => {
  const language = written === 'page' ? page.language : written;
  return {
    variant: look,
    language: language === page.language ? null : language,
    headingTag: heading_tag,
    texts: needHelpTextsIn(language, hours),
    phone: site.defaultPhone,
    schedule: {
      href: SCHEDULE_SERVICE_PATH,
      isCurrent: page.path === SCHEDULE_SERVICE_PATH,
      language: language === 'en' ? null : 'en',
    },
  };
};

export const width = ({ data }: NeedHelpNowAttributes): BlockWidth =>
  data.look === 'card' ? 'content' : 'full';
