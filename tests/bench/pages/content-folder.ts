import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from '../against-peer.ts';
import { AS_A_BROWSER } from '../browser-headers.ts';
import type { Measurement } from '../measurement.ts';
import { usingSite } from './opened.ts';

const FILES = 1_000;
const CONNECTIONS = 50;

/** A folder with a given number of pages. */
const folderOfPages = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-content-'));
  for (let i = 0; i < FILES; i++) {
    const page = { path: `/bench/${i}/`, locale: 'en', title: `Page ${i}`, description: '', blocks: [] };
    writeFileSync(join(folder, `${i}.json`), JSON.stringify(page));
  }
  return folder;
};

/** The cost of an operator's folder of pages for an unrelated cached page. */
export const measureContentFolder: Measurement = async (pace) => {
  const folder = folderOfPages();
  try {
    const comparison = await usingSite({}, (without) =>
      usingSite({ CONTENT_DIR: folder }, (site) =>
        compare(
          {
            ours: { address: site.address, pid: site.process.pid },
            bare: { address: without.address, pid: without.process.pid },
          },
          { connections: CONNECTIONS, headers: AS_A_BROWSER, requests: [{ path: '/' }] },
          pace,
        ),
      ),
    );
    const { ratio, ours, bare } = comparison;
    const note = `${ours.rate.toFixed(0)} against ${bare.rate.toFixed(0)} per second`;
    return [
      {
        what: `Cached page with ${FILES} files in CONTENT_DIR / without`,
        measured: ratio,
        unit: 'ratio',
        goal: { atLeast: 0.95 },
        note,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
