import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openSite } from '../../../infrastructure/composition/server.tsx';
import { writePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';

/** The whole site on its own database, as its build serves it, without the build's files. */
export interface OpenedSite {
  readonly server: FastifyInstance;
  readonly close: () => Promise<void>;
}

export const SITE_URL = 'https://site.test';

/** `dealers`: the number of sample dealers. */
export const openTestSite = async (dealers: number): Promise<OpenedSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'opened-site-'));
  writePlacesSnapshot(join(folder, 'places.json.gz'));
  const server = await openSite(
    readSettings({
      SITE_URL,
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: '0',
      LEAD_HOLD_PER_MINUTE: '0',
      SEED_DEALERS: String(dealers),
    }),
    {
      dist: folder,
      files: { kind: 'built', folder: resolve('ui/theme/public'), pageSheet: () => null },
      pages: {
        folder: resolve('infrastructure/content/pages'),
        blocks: resolve('ui/blocks'),
        isFixed: true,
      },
      assetsOf: () =>
        Promise.resolve({
          stylesFor: () => ({ css: '', sheet: '' }),
          boot: '',
          entry: '/entry.js',
          chunks: [],
          fonts: ['/font.woff2'],
          latinFonts: [],
          icon: '/icon.svg',
        }),
      scripts: {
        hours: { en: '/hours.js', es: '/hours-es.js', fr: '/hours-fr.js' },
        saved: '/saved.js',
        consent: { boot: '', entry: '' },
      },
    },
    new AbortController().signal,
  );
  return {
    server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
};
