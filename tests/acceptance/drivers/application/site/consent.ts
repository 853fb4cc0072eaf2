import assert from 'node:assert/strict';
import { AskConsent } from '../../../../../application/visitor/ask-consent/ask-consent.ts';
import { reportKnownConsent } from '../../../../../application/visitor/ask-consent/report-known-consent.ts';
import {
  ReportPageViews,
  type PageInView,
} from '../../../../../application/visitor/report-page-views/report-page-views.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { FakeClock } from '../../../../fakes/fake-clock.ts';
import { FakeMeasurement } from '../../../../fakes/visitor/fake-measurement.ts';
import { FakePrivacySignal } from '../../../../fakes/visitor/fake-privacy-signal.ts';
import { KeptVisitorEvents } from '../../../../fakes/visitor/kept-visitor-events.ts';
import { MemoryConsent } from '../../../../fakes/visitor/memory-consent.ts';
import type { ConsentPart, Measured } from '../../../parts/consent-part.ts';

/** What an open page has to do with measuring. */
interface OpenPage {
  readonly askConsent: AskConsent | null;
  readonly measurement: FakeMeasurement;
  readonly events: KeptVisitorEvents;
}

/** The measuring of one visitor's pages. */
export class Measuring {
  mayMeasure = false;
  readonly signal = new FakePrivacySignal();
  private readonly memory = new MemoryConsent();
  private open: OpenPage | null = null;

  constructor(private readonly clock: FakeClock) {}

  get page(): OpenPage {
    assert.ok(this.open, 'No page is open');
    return this.open;
  }

  begin(page: PageInView): void {
    const { memory, signal, clock } = this;
    const [measurement, events] = [new FakeMeasurement(), new KeptVisitorEvents()];
    const ports = { memory, signal, clock, measurement };
    if (this.mayMeasure) reportKnownConsent(ports);
    new ReportPageViews(events).shown(page);
    this.open = { measurement, events, askConsent: this.mayMeasure ? new AskConsent(ports) : null };
    this.open.askConsent?.recall();
  }
}

const measuredOn = ({ measurement: { isLoaded, reported } }: OpenPage): Measured => {
  if (!isLoaded) return 'nothing';
  return reported.at(-1) === 'granted' ? 'measured' : 'stopped';
};

export const consentOn = (measuring: Measuring): ConsentPart => {
  const asking = (): AskConsent => {
    const { askConsent } = measuring.page;
    assert.ok(askConsent, 'Nothing measures');
    return askConsent;
  };
  const isAsked = (): boolean => {
    const { askConsent } = measuring.page;
    return askConsent !== null && currentOf(askConsent.view$).isOpen;
  };
  return {
    mayMeasure: async () => void (measuring.mayMeasure = true),
    sendSignal: async () => void (measuring.signal.isSent = true),
    isAsked: async () => isAsked(),
    answer: async (answer) => {
      assert.ok(isAsked(), 'The visitor is not asked');
      if (answer === 'accepts') asking().accept();
      else asking().decline();
    },
    isChoiceOffered: async () => measuring.page.askConsent !== null,
    reconsider: async () => asking().reconsider(),
    measuredWhen: async () => measuredOn(measuring.page),
    noted: async () =>
      measuring.page.events.reported.flatMap((event) => (event.event === 'page_view' ? event.path : [])),
    proveGivens: async () => undefined,
  };
};
