import assert from 'node:assert/strict';
import { closeableBannerTexts } from '../../../../../ui/blocks/closeable-banner/texts.ts';
import { productTextsIn } from '../../../../../ui/blocks/product-texts.ts';
import type { OpenedWordPress } from '../../../../wordpress/opened-wordpress.ts';
import type { PagesPart, WordPressPart } from '../../../parts/page-parts.ts';
import {
  allIn,
  attributeOf,
  seenIn,
  textOf,
  textsOf,
  theOne,
  wholeText,
  withRole,
} from '../../../reader/html.ts';
import { pageScreenOf } from '../../../reader/page-screen.ts';
import { needsBrowser } from '../needs-browser.ts';
import type { Visit } from '../visit.ts';

export const pagesOf = (visit: Visit): PagesPart => ({
  publish: async (page) => visit.site.folder.write(page),
  withdraw: async (path) => visit.site.folder.remove(path),
  open: async (path) => void (await visit.goTo(path)),
  openPart: async (heading) => {
    const summary = seenIn(theOne(await visit.look(), 'main'), 'summary').find(
      (one) => textOf(one) === heading,
    );
    assert.ok(summary, `Nothing opens below ${heading}`);
    (await visit.page()).opened.add(heading);
  },
  play: async () => needsBrowser('playing a video'),
  chooseFromDropdown: async (text) => {
    const document = await visit.look();
    const button = theOne(theOne(document, 'navigation', productTextsIn('en').choose), 'button');
    const offers = allIn(document, `[id="${attributeOf(button, 'popovertarget')}"] a`);
    const link = offers.find((one) => wholeText(one) === text);
    assert.ok(link, `The dropdown has no ${text}`);
    await visit.follow(link);
  },
  closeNotice: async (text) => {
    const notice = withRole(await visit.look(), 'region').find((region) => textsOf(region).includes(text));
    assert.ok(notice, `There is no notice ${text}`);
    theOne(notice, 'button', closeableBannerTexts('en').close);
    await visit.act(({ services }) => services.closeBanners.close(attributeOf(notice, 'data-banner') ?? ''));
  },
  seenWhen: async () => pageScreenOf(await visit.look()),
  warningsWhen: async () => visit.console.warnings,
  check: async () => (await visit.site.checkContent()).findings,
});

/** Longer than the site caches WordPress pages. */
const A_WHILE_MS = 120_000;

export const wordpressOf = ({ site }: Visit): WordPressPart => {
  const opened = (): OpenedWordPress => {
    assert.ok(site.wordpress, 'The site has no WordPress');
    return site.wordpress;
  };
  return {
    connect: () => site.connectWordPress(),
    publish: async ({ path, title, blocks }) => opened().wordpress.publish({ path, title, blocks }),
    goAway: async () => {
      opened().wordpress.goAway();
      await opened().clock.advance(A_WHILE_MS);
    },
    purge: async (path) => opened().library.purge(path),
  };
};
