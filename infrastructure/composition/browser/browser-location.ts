import { BrowserVisitorPosition } from '../../browser/browser-visitor-position.ts';
import { HttpNearestCode } from '../../http/http-nearest-code.ts';
import type { Location } from './late-location.ts';

const LOCATE_TIMEOUT_MS = 8_000;

/** Locates the visitor, in its own chunk, fetched once they ask for it. */
export const browserLocation = (window: Window): Location => ({
  position: new BrowserVisitorPosition(() => window.navigator.geolocation),
  nearestCode: new HttpNearestCode({ address: '/api/places/locate', timeoutMs: LOCATE_TIMEOUT_MS }),
});
