import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentPage } from '../../../../../domain/content/content-page.ts';
import { startBuiltSite, TEST_CONTENT, type BuiltSite } from '../../../../built-site.ts';
import { WordPressServer, wordpressSettings } from '../../../../wordpress/wordpress-server.ts';
import { until } from '../until.ts';

const SECRET = 'only the editor knows';

type Settings = Readonly<Record<string, string>>;

/**
 * A worker's content folder, and a second site that also reads a WordPress and may measure visits. It starts with the first
 * scenario that needs either; scenarios share it, since a start takes seconds.
 */
export class ContentSites {
  readonly wordpress = new WordPressServer();
  /** The address of the WordPress; null until a scenario needs it. */
  wordpressAddress: string | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'content-'));
  private other: BuiltSite | null = null;
  private readonly files = new Set<string>();
  private readonly paths = new Set<string>();
  /** The paths of this and earlier scenarios. */
  private readonly usedPaths = new Set<string>();
  /** The address of the worker's own site; null until it has started. */
  ownAddress: string | null = null;
  private readings = 0;

  constructor() {
    cpSync(TEST_CONTENT, this.folder, { recursive: true });
  }

  /** The settings of all of the worker's sites. */
  get settings(): Settings {
    return { CONTENT_DIR: this.folder };
  }

  /** The address of the second site. */
  async otherSite(settings: Settings): Promise<string> {
    this.wordpressAddress ??= await this.wordpress.open();
    this.other ??= await startBuiltSite({
      ...settings,
      ...wordpressSettings(this.wordpressAddress),
      CONTENT_PURGE_SECRET: SECRET,
      TAG_MANAGER_ID: 'GTM-TEST123',
    });
    return this.other.address;
  }

  async publish(page: ContentPage): Promise<void> {
    const file = this.fileOf(page.path);
    writeFileSync(file, JSON.stringify(page));
    this.files.add(file);
    await this.read();
  }

  async withdraw(path: string): Promise<void> {
    rmSync(this.fileOf(path));
    await this.read();
  }

  /**
   * After a scenario, the site may still cache that a path has no page, so the path of a page of an earlier scenario is purged.
   * A purge reads the page. Only a scenario itself announces a change to a known page.
   */
  async publishInWordPress({ path, title, blocks }: ContentPage): Promise<void> {
    const isFromEarlier = !this.paths.has(path) && this.usedPaths.has(path);
    this.wordpress.publish({ path, title, blocks });
    this.paths.add(path);
    this.usedPaths.add(path);
    if (isFromEarlier) await this.purge(path);
  }

  /** Whether WordPress has a page there, as far as scenarios know. */
  isInWordPress(path: string): boolean {
    return !this.wordpress.isAway && this.paths.has(path);
  }

  /** Notifies the site that a WordPress page has changed. */
  async purge(path: string): Promise<void> {
    const { status } = await fetch(`${this.other?.address}/api/content/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
    });
    if (status !== 200) throw new Error(`Purging answers ${status}`);
  }

  /** Purges every page that scenarios have published in WordPress. */
  async purgeAll(): Promise<void> {
    await Promise.all([...this.paths].map((path) => this.purge(path)));
  }

  async reset(): Promise<void> {
    const files = [...this.files];
    for (const file of files) rmSync(file, { force: true });
    this.files.clear();
    if (files.length > 0) await this.read();
    this.wordpress.reset();
    await this.purgeAll();
    this.paths.clear();
  }

  async close(): Promise<void> {
    await this.other?.stop();
    if (this.wordpressAddress !== null) await this.wordpress.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Resolves once the sites have read the folder's current state: they serve a page that is added after the change. */
  private async read(): Promise<void> {
    rmSync(this.fileOf(`/reading-${this.readings}/`), { force: true });
    this.readings += 1;
    const path = `/reading-${this.readings}/`;
    const page = { path, locale: 'en', title: 'Reading', description: '', isListed: false, blocks: [] };
    writeFileSync(this.fileOf(path), JSON.stringify(page));
    const sites = [this.ownAddress, this.other?.address].filter((address) => address != null);
    const isReadBy = async (address: string) => (await fetch(`${address}/api/content?path=${path}`)).ok;
    await Promise.all(sites.map((address) => until(() => isReadBy(address))));
  }

  private fileOf(path: string): string {
    return join(this.folder, `${path.replaceAll('/', '_')}.json`);
  }
}
