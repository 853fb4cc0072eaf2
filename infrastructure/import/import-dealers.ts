import * as E from 'fp-ts/Either';
import { flow } from 'fp-ts/function';
import type { PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import { withTimeZone } from '../../application/provider/zone-dealers/with-time-zone.ts';
import { currentEdition } from '../database/editions/current-edition.ts';
import { EditionLoader } from '../database/editions/edition-loader.ts';
import type { StoredDealer } from '../database/editions/stored-dealer.ts';
import type { Database } from '../database/open-database.ts';
import { importRows, type ImportProgress } from './checked-file.ts';
import { DEALER_COLUMNS } from './dealer-columns.ts';
import { dealerDecoder, placeDoubts } from './dealer-rows.ts';
import type { ImportReport } from './import-report.ts';
import { LookedUpTimeZones } from '../places/looked-up-time-zones.ts';
import { isRecord } from '../wire/json-values.ts';
import { doubtNotes, ratingNotes } from './notes.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Replaces all dealers with those of a file, or changes nothing if any row is refused. Removes sample reviews together with sample dealers.
 * Throws an `UnreadableFile`. Rejects when the database fails.
 */
export const importDealers = (
  { db, freeBytes }: Pick<Database, 'db' | 'freeBytes'>,
  places: PostalPlaces,
  { file, now, progress }: { readonly file: string; readonly now: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const inItsTimeZone = withTimeZone({ places, timeZones: new LookedUpTimeZones() });
  const source = {
    file,
    shape: { list: 'dealers', columns: DEALER_COLUMNS },
    decoder: () =>
      flow(
        dealerDecoder(places),
        E.map((dealer) => inItsTimeZone(dealer)),
      ),
    doubts: (dealer: StoredDealer) => placeDoubts(dealer, places),
  };
  return importRows(source, progress, async (rows, { rest, doubtful }, onProgress) => {
    const randomizeBuckets = bucketsIn(rest);
    const loader = new EditionLoader(db, freeBytes);
    const head = { sample: false, loadedAt: now };
    await loader.loadDealers({ ...head, randomizeBuckets, onProgress }, rows);
    const inventedReviews = (await currentEdition(db, 'reviews'))?.sample === true;
    if (inventedReviews) await loader.loadReviews(head, []);
    const inventedRebates = (await currentEdition(db, 'rebates'))?.sample === true;
    return [
      ...doubtNotes(doubtful),
      randomizeBuckets.length === 0
        ? 'No bucket is shuffled.'
        : `Buckets ${randomizeBuckets.join(', ')} are shuffled.`,
      ...(inventedReviews ? ['The sample reviews were removed.'] : []),
      ...(inventedRebates ? ['The sample rebates are no longer shown. Import real ones.'] : []),
      ...(await ratingNotes(db)),
    ];
  });
};

/** Only a provider's response names buckets to shuffle. */
const bucketsIn = (rest: unknown): ReadonlyArray<number> => {
  const buckets = isRecord(rest) ? (rest['randomizeBuckets'] ?? []) : [];
  if (Array.isArray(buckets) && buckets.every((bucket) => Number.isInteger(bucket)))
    return buckets as number[];
  throw new UnreadableFile('randomizeBuckets should be a list of whole numbers');
};
