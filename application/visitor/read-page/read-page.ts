import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { warningText } from '../../../domain/content/block-warning.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { BlockCatalogue } from '../../ports/block-catalogue.ts';
import type { PageLibrary } from '../../ports/page-library.ts';
import type { ProblemLog } from '../../ports/problem-log.ts';
import { trailOf } from './breadcrumbs.ts';
import { readBlocks } from './read-blocks.ts';
import { pagesLedTo } from './led-to.ts';
import type { ReadPageView } from './read-page-view.ts';
import type { SiteLanguage } from './site-texts.ts';

/** What reading pages asks of the world. */
export interface ReadPagePorts {
  readonly library: PageLibrary;
  readonly catalogue: BlockCatalogue;
  readonly log: ProblemLog;
}

/** Reads pages of the content, each once under every version of its library: decoded, and its html made safe. */
export class ReadPage {
  private readonly kept = new Map<string, ReadPageView>();
  private version = '';

  constructor(private readonly ports: ReadPagePorts) {}

  /** The page of a path with a slash at both ends. Never rejects. */
  async at(path: string): Promise<ReadPageView> {
    const present = this.peek(path);
    if (present !== undefined) return present;
    const { version } = this;
    const view = await this.read(path);
    // What is missing is not kept: anybody can ask for any number of such paths.
    if (view.kind === 'found' && version === this.version) this.kept.set(path, view);
    return view;
  }

  /** The page of a path when it has been read. */
  peek(path: string): ReadPageView | undefined {
    const version = this.ports.library.version();
    if (version !== this.version) {
      this.kept.clear();
      this.version = version;
    }
    return this.kept.get(path);
  }

  private async read(path: string): Promise<ReadPageView> {
    const found = await this.ports.library.page(path)();
    // The library logs an outage once; whoever asks meanwhile is not counted.
    if (E.isLeft(found)) return { kind: 'unavailable' };
    return O.isNone(found.right) ? { kind: 'missing' } : this.shown(found.right.value);
  }

  private async shown(page: ContentPage): Promise<ReadPageView> {
    const { library, catalogue, log } = this.ports;
    const { blocks, warnings } = readBlocks(page.blocks, catalogue);
    const texts = [...new Set(warnings.map(warningText))];
    texts.forEach((text) => log.warning(`${page.path}: ${text}`));
    const listed = await library.entries()();
    const entries = E.isLeft(listed) ? [] : listed.right;
    const language = languageOf(page.locale);
    return {
      kind: 'found',
      page: {
        path: page.path,
        language,
        title: page.title,
        description: page.description,
        isListed: page.isListed ?? true,
        image: page.image ?? null,
        productId: page.productId ?? null,
        blocks,
        trail: trailOf(page.path, entries),
        ...pagesLedTo(blocks, { path: page.path, language }, entries),
        warnings: texts,
      },
    };
  }
}

/** The site's own parts are written in English and French: pages in other languages have the English ones around them. */
const languageOf = (locale: string): SiteLanguage => (/^fr\b|^fr_/i.test(locale) ? 'fr' : 'en');
