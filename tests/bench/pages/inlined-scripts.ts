import { gzipSync } from 'node:zlib';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** What the scripts that stand in a page's html weigh, compressed; data in script elements is none. */
export const inlinedScriptBytes = (html: string): number =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/type="(application\/(ld\+)?json|speculationrules)"/.test(attributes))
    .reduce((sum, [, , text = '']) => sum + (text === '' ? 0 : gzipSync(text).length), 0);
