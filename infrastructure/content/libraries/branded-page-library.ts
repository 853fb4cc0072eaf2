import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/page-library.ts';
import type { Block } from '../../../domain/content/block.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';

/** What contents write where the brand's name stands: the name itself is a setting (contract, section 7: brand). */
const PLACEHOLDER = '{brand}';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Pages of another library, with the brand's name in its places. */
export class BrandedPageLibrary implements PageLibrary {
  constructor(
    private readonly pages: PageLibrary,
    private readonly brandName: string,
  ) {}

  page: PageLibrary['page'] = (path) => TE.map(O.map(this.branded))(this.pages.page(path));

  entries: PageLibrary['entries'] = () =>
    TE.map((entries: ReadonlyArray<PageEntry>) =>
      entries.map((entry) => ({ ...entry, title: this.named(entry.title) })),
    )(this.pages.entries());

  version: PageLibrary['version'] = () => this.pages.version();

  private readonly branded = (page: ContentPage): ContentPage => ({
    ...page,
    title: this.named(page.title),
    description: this.named(page.description),
    blocks: page.blocks.map(this.brandedBlock),
  });

  private readonly brandedBlock = (block: Block): Block => ({
    ...block,
    attributes: this.brandedValue(block.attributes) as Block['attributes'],
    innerBlocks: block.innerBlocks.map(this.brandedBlock),
    originalContent: block.originalContent.replaceAll(PLACEHOLDER, () =>
      this.brandName.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character),
    ),
  });

  private brandedValue(value: unknown): unknown {
    if (typeof value === 'string') return this.named(value);
    if (Array.isArray(value)) return value.map((one) => this.brandedValue(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.brandedValue(one)]));
  }

  private named(text: string): string {
    return text.replaceAll(PLACEHOLDER, () => this.brandName);
  }
}
