import { readSnapshot } from '../../infrastructure/places/read-snapshot.ts';

const SNAPSHOT = 'dist/places.json.gz';

/** All zips of the built site's places: real ones from all regions; neighbors in the list are far apart. */
export const zips = (): ReadonlyArray<string> => {
  const all = readSnapshot(SNAPSHOT).codes.filter((code) => /^\d{5}$/.test(code));
  return all.map((_, place) => all[(place * STRIDE) % all.length] ?? '');
};

/** A prime that does not divide the number of zips, so that each zip occurs once. */
const STRIDE = 7_919;
