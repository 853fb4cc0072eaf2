import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './measurement.ts';
import { usingSite } from './pages/opened.ts';
import { median } from './statistics.ts';

const REST_MS = 5_000;

/** The site's resident memory in MB, from its own metrics. */
const memoryOf = async (address: string): Promise<number> => {
  const figures = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]) / 1e6;
};

/** The start of the built site with existing data, and its memory at rest. */
export const measureStartUp: Measurement = async ({ rounds }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const settings = { DATA_DIR: dataDir };
  try {
    await usingSite(settings, async () => undefined);
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await usingSite(settings, async () => {
        seconds.push((performance.now() - started) / 1000);
      });
    }
    const memory = await usingSite(settings, async ({ address }) => {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      return memoryOf(address);
    });
    return [
      { what: 'Start, already built, to ready', measured: median(seconds), unit: 's', goal: { atMost: 1.2 } },
      { what: 'Memory at rest', measured: memory, unit: 'MB', goal: { atMost: 200 } },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
