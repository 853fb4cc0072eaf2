import type { Clock } from '../../../application/ports/clock.ts';
import type { Measurement } from '../../../application/ports/visitor/measurement.ts';
import type { Decision } from '../../../domain/consent/consent.ts';
import { reportConsent } from './consent-mode.ts';
import { pushToDataLayer, type PageWithDataLayer } from './data-layer.ts';

const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

/** Google Tag Manager, with the tags that the operator has set up there. The CSP allows its hosts. */
export class GoogleTagManager implements Measurement {
  private isBegun = false;

  /** `id` is the container's id, `GTM-…`. */
  constructor(
    private readonly id: string,
    private readonly page: PageWithDataLayer & { readonly document: Document },
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  readonly report = (decision: Decision): void => reportConsent(this.page, decision);

  readonly begin = (): void => {
    if (this.isBegun) return;
    this.isBegun = true;
    pushToDataLayer(this.page, { 'gtm.start': this.clock.now(), event: 'gtm.js' });
    const script = this.page.document.createElement('script');
    script.async = true;
    script.src = `${ADDRESS}?id=${encodeURIComponent(this.id)}`;
    this.page.document.head.append(script);
  };
}
