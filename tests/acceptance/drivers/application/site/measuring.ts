import assert from 'node:assert/strict';
import type { Document } from 'domhandler';
import { AskConsent } from '../../../../../application/visitor/ask-consent/ask-consent.ts';
import { reportKnownConsent } from '../../../../../application/visitor/ask-consent/report-known-consent.ts';
import {
  reportPageView,
  type PageInView,
} from '../../../../../application/visitor/report-page-view/report-page-view.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { CONSENT_NOTICE_ID } from '../../../../../ui/consent/notice-id.ts';
import type { FakeClock } from '../../../../fakes/fake-clock.ts';
import { FakeMeasurement } from '../../../../fakes/visitor/fake-measurement.ts';
import { FakePrivacySignal } from '../../../../fakes/visitor/fake-privacy-signal.ts';
import { KeptVisitorEvents } from '../../../../fakes/visitor/kept-visitor-events.ts';
import { MemoryConsent } from '../../../../fakes/visitor/memory-consent.ts';
import { allIn } from '../../../reader/html.ts';

/** The parts of an open page that take part in measuring. */
export interface MeasuredPage {
  readonly askConsent: AskConsent | null;
  readonly measurement: FakeMeasurement;
  readonly events: KeptVisitorEvents;
}

/** Measures one visitor's page views; kept apart from the application's bindings. */
export class Measuring {
  mayMeasure = false;
  readonly signal = new FakePrivacySignal();
  private readonly memory = new MemoryConsent();
  private open: MeasuredPage | null = null;

  constructor(private readonly clock: FakeClock) {}

  get page(): MeasuredPage {
    assert.ok(this.open, 'No page is open');
    return this.open;
  }

  begin(page: PageInView): void {
    const { memory, signal, clock } = this;
    const [measurement, events] = [new FakeMeasurement(), new KeptVisitorEvents()];
    const ports = { memory, signal, clock, measurement };
    if (this.mayMeasure) reportKnownConsent(ports);
    reportPageView(events, page);
    this.open = { measurement, events, askConsent: this.mayMeasure ? new AskConsent(ports) : null };
    this.open.askConsent?.recall();
  }

  /** Shows the open consent banner in a page's html, with the parts that fit the visitor's answer. */
  show(document: Document): void {
    const view = this.open?.askConsent && currentOf(this.open.askConsent.view$);
    for (const notice of allIn(document, `[id="${CONSENT_NOTICE_ID}"]`)) {
      if (view?.isOpen === true) delete notice.attribs['hidden'];
      for (const part of allIn(notice, '[data-when]'))
        if (part.attribs['data-when']?.split(' ').includes(view?.consent ?? '') !== true)
          part.attribs['hidden'] = '';
    }
  }
}
