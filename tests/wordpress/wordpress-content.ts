import type { Published, UploadedMedia } from './published.ts';

/** The content of a WordPress. */
export class WordPressContent {
  private readonly pages = new Map<string, Published & { readonly id: number }>();
  private readonly media = new Map<number, UploadedMedia>();
  private readonly pieces = new Map<number, string>();
  private nextId = 1000;

  publish(page: Published): void {
    this.pages.set(page.path, { ...page, id: this.pages.get(page.path)?.id ?? this.nextId++ });
  }

  /** Gives a page another path. */
  rename(path: string, newPath: string): void {
    const page = this.pages.get(path);
    if (page === undefined) throw new Error(`No page at ${path}`);
    this.pages.delete(path);
    this.pages.set(newPath, { ...page, path: newPath });
  }

  withdraw(path: string): void {
    this.pages.delete(path);
  }

  upload(item: UploadedMedia): void {
    this.media.set(item.databaseId, item);
  }

  /** Adds a reusable block with its markup. */
  piece(id: number, markup: string): void {
    this.pieces.set(id, markup);
  }

  clear(): void {
    this.pages.clear();
    this.media.clear();
    this.pieces.clear();
  }

  /** All content, for the REST API. */
  get all() {
    return { pages: [...this.pages.values()], media: this.media, pieces: this.pieces };
  }
}
