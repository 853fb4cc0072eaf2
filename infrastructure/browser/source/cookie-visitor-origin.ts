import type { VisitorOrigin } from '../../../application/ports/visitor/visitor-origin.ts';
import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { trafficSourceOf } from './traffic-source-cookies.ts';

/** Where the visitor came from, as the boot script wrote it in cookies at the landing. */
export class CookieVisitorOrigin implements VisitorOrigin {
  constructor(private readonly cookies: () => string) {}

  readonly trafficSource = (): TrafficSource => trafficSourceOf(this.cookies());
}
