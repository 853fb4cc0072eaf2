import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { blockCatalogue } from '../../../../infrastructure/composition/block-catalogue.ts';
import { locatePage } from '../../../../infrastructure/composition/locate-page.ts';
import { rendersBlock } from '../../../../infrastructure/composition/rendered-names.ts';
import { ServerPageRenderer } from '../../../../infrastructure/composition/rendering/server-page-renderer.tsx';
import { siteFacts } from '../../../../infrastructure/composition/site-facts.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../../ui/blocks/load-definitions.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';

let opened: OpenedWordPress;
beforeEach(async () => {
  opened = await openWordPress({ renders: rendersBlock });
});
afterEach(() => opened.wordpress.close());

/** What a page shows for markup, and for WordPress's html of it. */
const outlineOf = async (blocks: string, shown = '') => {
  opened.wordpress.publish({ path: '/page/', title: 'Page', blocks, shown }, { path: '/next/' });
  const definitions = await loadDefinitions();
  const settings = readSettings({});
  const rendering = await new ServerPageRenderer(
    opened.library,
    blockCatalogue(definitions, settings),
    siteFacts(settings, { isSample: false, clock: { now: () => 0 } }),
    locatePage(definitions),
  ).render('/page/')();
  if (E.isLeft(rendering)) throw new Error(rendering.left.reason);
  return rendering.right.outline;
};

const html = (text: string): string => `<!-- wp:html -->${text}<!-- /wp:html -->`;
const embed = (attributes: string): string =>
  `<!-- wp:embed${attributes} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://unknown.example/v/1\n</div></figure><!-- /wp:embed -->`;

describe('The words and links that editors and plugins leave', () => {
  test.each([
    [
      'of a log-in link',
      '<!-- wp:loginout /-->',
      '<div class="logged-out wp-block-loginout"><a href="https://cms.example.com/wp-login.php">Log in</a></div>',
      'Log in',
      'https://cms.example.com/wp-login.php',
    ],
    [
      'of a feed',
      '<!-- wp:rss {"feedURL":"https://news.example/feed"} /-->',
      '<ul class="wp-block-rss"><li class="wp-block-rss__item"><div class="wp-block-rss__item-title"><a href="https://news.example/1">Cold snap</a></div></li></ul>',
      'Cold snap',
      'https://news.example/1',
    ],
    [
      'of a link to the next post',
      '<!-- wp:post-navigation-link /-->',
      '<div class="post-navigation-link-next wp-block-post-navigation-link"><a href="/next/" rel="next">Next</a></div>',
      'Next',
      '/next/',
    ],
    [
      'of a list of posts with their links',
      '<!-- wp:query --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->',
      '<div class="wp-block-query"><ul class="wp-block-post-template"><li class="wp-block-post"><h2 class="wp-block-post-title"><a href="/next/">A post</a></h2></li></ul></div>',
      'A post',
      '/next/',
    ],
    [
      'of an embed of an unknown provider',
      embed(' {"url":"https://unknown.example/v/1","type":"rich","providerNameSlug":"unknown"}'),
      '',
      'Open on unknown.example',
      'https://unknown.example/v/1',
    ],
    [
      'of an embed whose attributes are lost',
      embed(''),
      '',
      'Open on unknown.example',
      'https://unknown.example/v/1',
    ],
    ['of a text message', html('<a href="sms:+18005550199">Text us</a>'), '', 'Text us', 'sms:+18005550199'],
    ['of a mail', html('<a href="mailto:a@b.example">Write</a>'), '', 'Write', 'mailto:a@b.example'],
    [
      'of a social link with a mail address',
      '<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"mailto:a@b.example","service":"mail"} /--></ul><!-- /wp:social-links -->',
      '<ul class="wp-block-social-links"><li class="wp-social-link wp-block-social-link"><a href="mailto:a@b.example"><span class="screen-reader-text">Mail</span></a></li></ul>',
      'Mail',
      'mailto:a@b.example',
    ],
    ['of a choice', html('<select><option>Gas</option><option>Oil</option></select>'), '', 'Gas Oil', null],
    ['of a field', html('<textarea>Typed before</textarea>'), '', 'Typed before', null],
    [
      'of an object',
      html('<object data="/a.swf"><p>Without the plugin</p></object>'),
      '',
      'Without the plugin',
      null,
    ],
  ])('are shown: %s', async (_, blocks, shown, words, link) => {
    const { text, links } = await outlineOf(blocks, shown);
    expect(text.replace(/\s+/g, ' ')).toContain(words);
    if (link !== null) expect(links).toContain(link);
  });
});
