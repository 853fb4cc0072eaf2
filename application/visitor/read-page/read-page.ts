import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { BlockPage, ViewSite } from '../../../domain/content/blocks/block-view.ts';
import { warningText } from '../../../domain/content/blocks/block-warning.ts';
import { withOneMainHeading } from '../../../domain/content/blocks/one-main-heading.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { pageAlternates } from '../../../domain/content/links/page-alternates.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { foreignLanguage, languageOf } from '../../../domain/content/site-language.ts';
import { savedKindOf } from '../../../domain/visitor/saved-pages.ts';
import type { BlockCatalogue } from '../../ports/content/block-catalogue.ts';
import type { LibraryUnavailable, PageLibrary } from '../../ports/content/page-library.ts';
import type { Logger } from '../../ports/logger.ts';
import { trailOf } from './breadcrumbs.ts';
import { linkedPages } from './linked-pages.ts';
import { allNodesIn, decodeBlocks, viewBlocks } from './read-blocks.ts';
import type { ReadPageView } from './read-page-view.ts';

export interface ReadPagePorts {
  readonly library: PageLibrary;
  readonly catalogue: BlockCatalogue;
  readonly log: Logger;
  /** Where the page that was last at a path is now. Null when it has not moved. */
  readonly movedTo: (path: string) => string | null;
}

/** Reads and decodes content pages and sanitizes their html. Caches each page until the library's version changes. */
export class ReadPage {
  private readonly cached = new Map<string, ReadPageView>();
  private version = '';

  constructor(
    private readonly ports: ReadPagePorts,
    private readonly site: ViewSite,
  ) {}

  /** The page at a path, which must start and end with a slash. Never rejects. */
  async at(path: string): Promise<ReadPageView> {
    const present = this.peek(path);
    if (present !== undefined) return present;
    const { version } = this;
    const view = await this.read(path);
    // Missing pages aren't cached: anyone could fill the cache with made-up paths.
    if (view.kind === 'found' && version === this.version) this.cached.set(path, view);
    return view;
  }

  /** The cached page of a path, if any. */
  peek(path: string): ReadPageView | undefined {
    const version = this.ports.library.version();
    if (version !== this.version) {
      this.cached.clear();
      this.version = version;
    }
    return this.cached.get(path);
  }

  private async read(path: string): Promise<ReadPageView> {
    const { library } = this.ports;
    // Start both requests at once: either may be slow.
    const [reading, listing] = [library.page(path)(), library.entries()()];
    const found = await reading;
    // The library logs each outage once, so this does not log it again.
    if (E.isLeft(found)) return { kind: 'unavailable' };
    if (O.isSome(found.right)) return this.view(found.right.value, await listing);
    const movedTo = this.ports.movedTo(path);
    return movedTo === null ? { kind: 'missing' } : { kind: 'missing', movedTo };
  }

  private view(
    content: ContentPage,
    listed: E.Either<LibraryUnavailable, ReadonlyArray<PageEntry>>,
  ): ReadPageView {
    const { catalogue, log } = this.ports;
    const decoded = decodeBlocks(withOneMainHeading(content.blocks), catalogue);
    const nodes = allNodesIn(decoded.blocks);
    const entries = E.isLeft(listed) ? [] : listed.right;
    const { path, title, description, productId = null } = content;
    const language = languageOf(content);
    const writtenIn = foreignLanguage(content);
    const linked = linkedPages(
      nodes.map((node) => node.decoded),
      { path, language },
      entries,
    );
    const page: BlockPage = { path, language, title, description, productId, ...linked };
    const alternates = pageAlternates(path, entries);
    const viewed = viewBlocks(decoded.blocks, page, this.site, writtenIn);
    const warnings = [...new Set([...decoded.warnings, ...viewed.warnings].map(warningText))];
    warnings.forEach((text) => log.warning(`${path}: ${text}`));
    return {
      kind: 'found',
      page: {
        path,
        language,
        title,
        description,
        productId,
        ...(writtenIn !== null && { lang: writtenIn }),
        isListed: content.isListed ?? true,
        ...(content.canonicalPath !== undefined && { canonicalPath: content.canonicalPath }),
        ...(alternates.length > 0 && { alternates }),
        image: content.image ?? null,
        blocks: viewed.blocks,
        needs: [...new Set(nodes.flatMap((node) => node.decoded.needs))],
        trail: trailOf(path, entries),
        ...(language === 'en' && savedKindOf(path) !== null && { isSavable: true as const }),
        warnings,
      },
    };
  }
}
