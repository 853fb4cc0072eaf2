import { gzipSync } from 'node:zlib';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** The compressed size of a page's inline scripts in bytes, without data in script elements. */
export const inlinedScriptBytes = (html: string): number =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/type="(application\/(ld\+)?json|speculationrules)"/.test(attributes))
    .reduce((sum, [, , text = '']) => sum + (text === '' ? 0 : gzipSync(text).length), 0);
