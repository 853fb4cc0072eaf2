import type { BlockSite, BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { BoxTexts } from '../../dealers/zip-search/zip-search.tsx';
import { DEALER_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { ZipSearchAttributes } from './codec.ts';

interface ZipSearchWords {
  readonly heading: string | null;
  readonly headingTag: 'h1' | 'h2';
  readonly description: string | null;
  /** Whether the device may be asked where it is. */
  readonly offersPosition: boolean;
  /** What the box says; null: it is English. */
  readonly texts: BoxTexts | null;
  /** Where it leads from a page without dealers; null: to that of English pages. */
  readonly leadsElsewhere: string | null;
}

/** The first view of the first page. */
export interface ZipSearchHeroProps extends ZipSearchWords {
  readonly variant: 'hero';
  readonly eyebrow: string | null;
  /** The number to call instead; null: none is shown. */
  readonly phone: BlockSite['defaultPhone'] | null;
}

/** The head of a page. */
interface ZipSearchHeadProps extends ZipSearchWords {
  readonly variant: 'head';
  readonly image: Pick<Media, 'src' | 'alt'> | null;
}

/** The box with what is said of it. */
interface ZipSearchBoxProps extends ZipSearchWords {
  readonly variant: 'box';
  readonly leadsTo: 'dealers' | 'rebates';
}

export type ZipSearchProps = ZipSearchHeroProps | ZipSearchHeadProps | ZipSearchBoxProps;

/** What the box of another language says, and the locator of that language. */
const boxOf = (language: SiteLanguage): Pick<ZipSearchWords, 'texts' | 'leadsElsewhere'> => {
  if (language === 'en') return { texts: null, leadsElsewhere: null };
  const { listPath, ...texts } = DEALER_TEXTS[language];
  const { zipLabel, zipHint, aroundTheClockHint, zipExamples, submit, submitted, searchForm } = texts;
  return {
    texts: { zipLabel, zipHint, aroundTheClockHint, zipExamples, submit, submitted, searchForm },
    leadsElsewhere: listPath,
  };
};

/** The zip search: the box alone, or with it the head of a page or the first view of the first page (specification, section 2). */
export const view = ({ data }: ZipSearchAttributes, { page, site }: ViewContext): ZipSearchProps => {
  const words: ZipSearchWords = {
    heading: data.heading,
    headingTag: data.heading_tag,
    description: data.description,
    offersPosition: data.my_location,
    ...boxOf(page.language),
  };
  switch (data.look) {
    case 'hero':
      return {
        ...words,
        variant: 'hero',
        eyebrow: data.eyebrow,
        phone: data.show_phone ? site.defaultPhone : null,
      };
    case 'head':
      return {
        ...words,
        variant: 'head',
        image: data.image && { src: data.image.src, alt: data.image.alt },
      };
    case 'box':
      return { ...words, variant: 'box', leadsTo: data.leads_to };
  }
};

export const width = ({ data }: ZipSearchAttributes): BlockWidth =>
  data.look === 'box' ? 'content' : 'full';
