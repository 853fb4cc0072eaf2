import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'domhandler';
import type { Scenario } from './world.ts';

type SeenWhen<A> = (matches: (seen: A) => boolean) => Promise<A>;
type ReadPage<A> = (page: Document) => A;

/** Fails unless what a driver sees becomes the wanted value. */
export const expectBecomes = async <A>(seenWhen: SeenWhen<A>, wanted: A): Promise<void> =>
  assert.deepEqual(await seenWhen((seen) => isDeepStrictEqual(seen, wanted)), wanted);

/** Fails unless a reader's result for the open page becomes the wanted value. */
export const expectSeen = <A>({ driver }: Scenario, read: ReadPage<A>, wanted: A): Promise<void> =>
  expectBecomes((matches) => driver.seenWhen(read, matches), wanted);

/** Fails unless a reader's texts for the open page come to include a text. */
export const expectText = async (
  { driver }: Scenario,
  read: ReadPage<ReadonlyArray<string>>,
  text: string,
): Promise<void> => {
  const texts = await driver.seenWhen(read, (seen) => seen.includes(text));
  assert.ok(texts.includes(text), `Only: ${texts.join(' / ')}`);
};
