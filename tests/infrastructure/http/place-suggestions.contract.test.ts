import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { HttpPlaceSuggestions } from '../../../infrastructure/http/http-place-suggestions.ts';
import { ListedPlaceSuggestions } from '../../../infrastructure/places/listed-place-suggestions.ts';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import { describePlaceSuggestions } from '../../contracts/dealers/place-suggestions.ts';
import { FakePlaceSuggestions } from '../../fakes/dealers/fake-place-suggestions.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { openServer } from '../server/opened-server.ts';

const nothing = async (): Promise<void> => undefined;

describePlaceSuggestions('fake', async () => {
  const placeSuggestions = new FakePlaceSuggestions();
  return { placeSuggestions, breakDown: async () => placeSuggestions.breakDown(), close: nothing };
});

const places = new SnapshotPostalPlaces(makePlacesSnapshot());

test('Of 200 slips in real codes, each finds its code among the first three, for a visitor who has searched there', async () => {
  const listed = new ListedPlaceSuggestions(places);
  const zips = places.inhabited().flatMap(({ code }) => (/^\d{5}$/.test(code) ? [code as PostalCode] : []));
  const edits: ReadonlyArray<(code: string, at: number, digit: string) => string> = [
    (code, at, digit) => code.slice(0, at) + digit + code.slice(at + 1),
    (code, at) => code.slice(0, at) + code.slice(at + 1),
    (code, at, digit) => code.slice(0, at) + digit + code.slice(at),
    (code, at) => `${code.slice(0, at)}x${code.slice(at + 1)}`,
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zips),
      fc.nat(4),
      fc.nat(9),
      fc.constantFrom(...edits),
      async (code, at, digit, edit) => {
        const typed = edit(code, at, String(digit));
        const found = await listed.for(typed, code)();
        const areas = E.isRight(found) ? found.right.places.map(({ area }) => area) : [];
        if (typed !== code) expect(areas).toContain(code);
      },
    ),
    { numRuns: 200 },
  );
});

describePlaceSuggestions('from a list', async () => ({
  placeSuggestions: new ListedPlaceSuggestions(places),
  close: nothing,
}));

describePlaceSuggestions('HTTP, answered by this server', async () => {
  const { server } = await openServer();
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  const placeSuggestions = new HttpPlaceSuggestions({
    address: `${host}/api/places/suggestions`,
    timeoutMs: PATIENCE_MS,
  });
  const close = async (): Promise<void> => void (await server.close());
  return { placeSuggestions, breakDown: close, close };
});
