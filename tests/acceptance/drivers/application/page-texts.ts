import { needHelpTextsIn } from '../../../../application/visitor/read-page/need-help-texts.ts';
import type { SiteLanguage } from '../../../../domain/content/site-language.ts';
import type { RenderableBlock } from '../../../../domain/content/block-view.ts';
import type { NeedHelpNowAttributes } from '../../../../ui/blocks/need-help-now/codec.ts';
import { propsOf } from './block-props.ts';

/** All that the attributes of a block say, without markup, line by line. */
export const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string')
    return value
      .split(/<\/?(?:p|li|ul|ol|h[1-6]|br|div)\b[^>]*>/)
      .map((line) => line.replace(/<[^>]*>/g, '').trim())
      .filter((line) => line !== '');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What an offer of help says in its language. */
export const helpOffered = (block: RenderableBlock, page: SiteLanguage) => {
  // The catalogue has decoded them with the codec of that name.
  const { language } = propsOf<NeedHelpNowAttributes>(block).data;
  return needHelpTextsIn(language === 'page' ? page : language);
};

export const helpTexts = (block: RenderableBlock, page: SiteLanguage): ReadonlyArray<string> => {
  if (block.name !== 'acf/need-help-now') return [];
  const { heading, lead, hours } = helpOffered(block, page);
  return [heading, lead, hours];
};
