import { HistoryPageAddress } from '../../browser/history-page-address.ts';
import { HttpPlaceOfCode } from '../../http/http-place-of-code.ts';
import type { BrowserCapability } from '../capabilities/browser-capability.ts';
import type { CapabilityViews } from '../capabilities/server-capabilities.ts';
import { constant } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { systemFinderModule } from '../visitor/system-finder-module.ts';

const AREA_TIMEOUT_MS = 8_000;

/** Bindings for pages that suggest systems, in their own chunk. */
export const load: BrowserCapability<CapabilityViews['system-finder']>['load'] = ({ container }, view) =>
  container.load([
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    constant(
      TOKENS.placeOfCode,
      new HttpPlaceOfCode({ address: '/api/places/area', timeoutMs: AREA_TIMEOUT_MS }),
    ),
    ...systemFinderModule(view),
  ]);
