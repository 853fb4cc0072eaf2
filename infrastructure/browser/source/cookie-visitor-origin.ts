import type { VisitorOrigin } from '../../../application/ports/visitor/visitor-origin.ts';
import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { trafficSourceOf } from './traffic-source-cookies.ts';

/** The visitor's source, from the cookies that the boot script wrote on the landing page. */
export class CookieVisitorOrigin implements VisitorOrigin {
  constructor(private readonly cookies: () => string) {}

  readonly trafficSource = (): TrafficSource => trafficSourceOf(this.cookies());
}
