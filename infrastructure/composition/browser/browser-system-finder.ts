import { HistoryPageAddress } from '../../browser/history-page-address.ts';
import { HttpPlaceOfCode } from '../../http/http-place-of-code.ts';
import { constant, type Bindings } from '../containers/binding.ts';
import type { PageData } from '../page-data.ts';
import { TOKENS } from '../containers/tokens.ts';
import { systemFinderModule } from '../visitor/system-finder-module.ts';

const AREA_TIMEOUT_MS = 8_000;

/** What pages that suggest systems need in the browser; a chunk of its own. */
export const browserSystemFinder = ({ view }: NonNullable<PageData['systems']>, page: Window): Bindings => [
  constant(TOKENS.pageAddress, new HistoryPageAddress(page)),
  constant(
    TOKENS.placeOfCode,
    new HttpPlaceOfCode({ address: '/api/places/area', timeoutMs: AREA_TIMEOUT_MS }),
  ),
  ...systemFinderModule(view),
];
