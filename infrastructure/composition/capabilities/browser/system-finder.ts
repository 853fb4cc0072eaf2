import { HistoryPageAddress } from '../../../browser/history-page-address.ts';
import { HttpPlaceOfCode } from '../../../http/http-place-of-code.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import type { SuggestSystemsView } from '../../../../application/visitor/suggest-systems/suggest-systems.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { systemFinderModule } from '../../visitor/system-finder-module.ts';

const AREA_TIMEOUT_MS = 8_000;

/** Bindings for pages with the system finder, in their own chunk. */
export const load: BrowserCapability<SuggestSystemsView>['load'] = ({ container }, view) =>
  container.load([
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    constant(
      TOKENS.placeOfCode,
      new HttpPlaceOfCode({ address: '/api/places/area', timeoutMs: AREA_TIMEOUT_MS }),
    ),
    ...systemFinderModule(view),
  ]);
