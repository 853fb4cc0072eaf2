import assert from 'node:assert/strict';
import { allBlocksIn } from '../../../../../ui/blocks/block-tree.ts';
import { askedForm } from '../../../../../application/visitor/ask-dealer/asked-form.ts';
import { searchNear } from '../../../../../domain/dealer/dealer-search.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { PageOnScreen, PagesPart, WordPressPart } from '../../../parts/page-parts.ts';
import type { ScreenSize } from '../../../parts/parts.ts';
import type { OpenedWordPress } from '../../../../wordpress/opened-wordpress.ts';
import { STICKY } from './sticky.ts';
import { noticesOn, pageScreenOf } from './page-screen.ts';
import { dropdownOf } from './products.ts';
import type { Visit } from '../visit.ts';

/** The width of the visitor's screen, in pixels. */
export const WIDTHS: { readonly [room in ScreenSize]: number } = { desktop: 1280, tablet: 768, phone: 375 };

export const pagesOf = (visit: Visit): PagesPart => {
  const { contents } = visit;

  const seen = (): PageOnScreen => {
    assert.ok(contents.view, 'No page of the content is open');
    const { closed } = currentOf(contents.banners.view$);
    const { offer, played, fragment } = contents;
    return pageScreenOf(contents.view, { width: WIDTHS[visit.screenSize], closed, offer, played, fragment });
  };

  const open = async (path: string): Promise<void> => {
    visit.asked = null;
    // It shows no dealers, as the home page shows none.
    visit.addresses.push({ page: 'home', search: searchNear('') });
    await visit.load();
    const view = await contents.open(path);
    const { title, language } = view.kind === 'found' ? view.page : { title: '', language: 'en' };
    visit.measuring.begin({ path, title, language });
    if (!visit.scripts) return;
    contents.sticky.hold(STICKY);
    contents.sticky.placeSeen(STICKY, 0);
  };

  return {
    publish: async (page) => contents.folder.write(page),
    withdraw: async (path) => contents.folder.remove(path),
    open,
    followLink: async (text) => {
      const link = seen().links.find((one) => one.text === text);
      assert.ok(link, `There is no ${text}`);
      visit.asked = askedForm(link.to);
      if (visit.asked === null) await open(link.to);
    },
    openPart: async (heading) => assert.ok(seen().texts.includes(heading), `There is no ${heading}`),
    play: async (title) => contents.play(title),
    chooseFromDropdown: async (text) => {
      assert.ok(contents.view?.kind === 'found', 'No page is open');
      const { page } = contents.view;
      const links = allBlocksIn(page.blocks).flatMap(
        (block) => dropdownOf(block, WIDTHS[visit.screenSize])?.links ?? [],
      );
      const link = links.find((one) => one.text === text);
      assert.ok(link, `The dropdown has no ${text}`);
      await open(link.href);
    },
    closeNotice: async (text) => {
      const notices = contents.view?.kind === 'found' ? noticesOn(contents.view.page) : [];
      const notice = notices.find(({ message }) => message === text);
      assert.ok(notice, `There is no notice ${text}`);
      contents.banners.close(notice.id);
    },
    seenWhen: async () => seen(),
    warningsWhen: async () => contents.console.warnings,
    check: async () => (await contents.check()).findings,
  };
};

/** Long enough for the site to ask WordPress again for what it has read. */
const A_WHILE_MS = 120_000;

export const wordpressOf = ({ contents }: Visit): WordPressPart => {
  const opened = (): OpenedWordPress => {
    assert.ok(contents.wordpress, 'The site has no WordPress');
    return contents.wordpress;
  };
  return {
    connect: async () => void (await contents.connect()),
    publish: async ({ path, title, blocks }) => opened().wordpress.publish({ path, title, blocks }),
    goAway: async () => {
      opened().wordpress.goAway();
      await opened().clock.advance(A_WHILE_MS);
    },
    purge: async (path) => opened().library.purge(path),
  };
};
