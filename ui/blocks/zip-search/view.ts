import type { BlockSite, BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { BoxTexts } from '../../dealers/zip-search/zip-search.tsx';
import { DEALER_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import { rebateTeaserIn } from '../../../application/visitor/estimate-savings/texts-in.ts';
import type { RebateTeaserTexts } from '../../../application/visitor/estimate-savings/zip-box-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { ZipSearchAttributes } from './codec.ts';

interface ZipSearchWords {
  readonly heading: string | null;
  readonly headingTag: 'h1' | 'h2';
  readonly description: string | null;
  /** Whether to offer the device's location. */
  readonly offersPosition: boolean;
  /** The texts of the box; null: the English ones. */
  readonly texts: BoxTexts | null;
  /** The locator's address, for pages without dealers; null: the English locator. */
  readonly leadsElsewhere: string | null;
}

/** The hero of the home page. */
export interface ZipSearchHeroProps extends ZipSearchWords {
  readonly variant: 'hero';
  readonly eyebrow: string | null;
  /** The phone number below the box; null: none. */
  readonly phone: BlockSite['defaultPhone'] | null;
}

/** The top of a page. */
interface ZipSearchHeadProps extends ZipSearchWords {
  readonly variant: 'head';
  readonly image: Pick<Media, 'src' | 'alt'> | null;
}

/** The box with its heading and description. */
interface ZipSearchBoxProps extends ZipSearchWords {
  readonly variant: 'box';
  readonly leadsTo: 'dealers' | 'rebates';
  /** The texts of the box that leads to rebates; null: the English ones. */
  readonly rebates: RebateTeaserTexts | null;
}

/** The box on a card that stays next to the text. */
interface ZipSearchAsideProps extends ZipSearchWords {
  readonly variant: 'aside';
  readonly phone: BlockSite['defaultPhone'] | null;
}

export type ZipSearchProps =
  ZipSearchHeroProps | ZipSearchHeadProps | ZipSearchBoxProps | ZipSearchAsideProps;

/** The texts of the box and the address of the locator in a language. */
const boxOf = (language: SiteLanguage): Pick<ZipSearchWords, 'texts' | 'leadsElsewhere'> => {
  if (language === 'en') return { texts: null, leadsElsewhere: null };
  const { listPath, ...texts } = DEALER_TEXTS[language];
  const { zipLabel, zipHint, aroundTheClockHint, zipExamples, submit, submitted, searchForm, offline } =
    texts;
  return {
    texts: { zipLabel, zipHint, aroundTheClockHint, zipExamples, submit, submitted, searchForm, offline },
    leadsElsewhere: listPath,
  };
};

/** The zip search: only the box, or the box in the top of a page or in the home page's hero (specification, section 2). */
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
      return {
        ...words,
        variant: 'box',
        leadsTo: data.leads_to,
        rebates: data.leads_to === 'rebates' ? rebateTeaserIn(page.language) : null,
      };
    case 'aside':
      return { ...words, variant: 'aside', phone: data.show_phone ? site.defaultPhone : null };
  }
};

const WIDTHS: { readonly [look in ZipSearchAttributes['data']['look']]: BlockWidth } = {
  hero: 'full',
  head: 'full',
  box: 'content',
  aside: 'aside',
};

export const width = ({ data }: ZipSearchAttributes): BlockWidth => WIDTHS[data.look];
