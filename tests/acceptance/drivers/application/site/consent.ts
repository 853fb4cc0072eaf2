import assert from 'node:assert/strict';
import type { Document } from 'domhandler';
import { AskConsent } from '../../../../../application/visitor/ask-consent/ask-consent.ts';
import { reportKnownConsent } from '../../../../../application/visitor/ask-consent/report-known-consent.ts';
import { askConsentTexts } from '../../../../../application/visitor/ask-consent/texts.ts';
import {
  ReportPageViews,
  type PageInView,
} from '../../../../../application/visitor/report-page-views/report-page-views.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { CONSENT_NOTICE_ID } from '../../../../../ui/consent/notice-id.ts';
import type { FakeClock } from '../../../../fakes/fake-clock.ts';
import { FakeMeasurement } from '../../../../fakes/visitor/fake-measurement.ts';
import { FakePrivacySignal } from '../../../../fakes/visitor/fake-privacy-signal.ts';
import { KeptVisitorEvents } from '../../../../fakes/visitor/kept-visitor-events.ts';
import { MemoryConsent } from '../../../../fakes/visitor/memory-consent.ts';
import type { ConsentPart, Measured } from '../../../parts/consent-part.ts';
import { allIn, theOne, withRole } from '../../../reader/html.ts';
import type { Visit } from '../visit.ts';

const TEXTS = askConsentTexts('en');
const ANSWERS = { accepts: TEXTS.accept, declines: TEXTS.decline } as const;

/** What an open page has to do with measuring. */
interface MeasuredPage {
  readonly askConsent: AskConsent | null;
  readonly measurement: FakeMeasurement;
  readonly events: KeptVisitorEvents;
}

/** The measuring of one visitor's pages: it runs beside the application. */
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
    new ReportPageViews(events).shown(page);
    this.open = { measurement, events, askConsent: this.mayMeasure ? new AskConsent(ports) : null };
    this.open.askConsent?.recall();
  }

  /** Shows the question in a page's html while it is open, with its parts for what the visitor has answered. */
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

const measuredOn = ({ measurement: { isLoaded, reported } }: MeasuredPage): Measured => {
  if (!isLoaded) return 'nothing';
  return reported.at(-1) === 'granted' ? 'measured' : 'stopped';
};

export const consentOf = (visit: Visit): ConsentPart => {
  const { measuring } = visit;
  const asking = (): AskConsent => {
    const { askConsent } = measuring.page;
    assert.ok(askConsent, 'Nothing measures');
    return askConsent;
  };
  return {
    mayMeasure: async () => {
      measuring.mayMeasure = true;
      visit.site.tagManagerId = 'GTM-TEST123';
    },
    sendSignal: async () => void (measuring.signal.isSent = true),
    isAsked: async () => withRole(await visit.look(), 'region', TEXTS.name).length > 0,
    answer: async (answer) => {
      theOne(theOne(await visit.look(), 'region', TEXTS.name), 'button', ANSWERS[answer]);
      if (answer === 'accepts') asking().accept();
      else asking().decline();
    },
    isChoiceOffered: async () => withRole(await visit.look(), 'link', TEXTS.name).length > 0,
    reconsider: async () => {
      theOne(await visit.look(), 'link', TEXTS.name);
      asking().reconsider();
    },
    measuredWhen: async () => measuredOn(measuring.page),
    noted: async () =>
      measuring.page.events.reported.flatMap((event) => (event.event === 'page_view' ? event.path : [])),
    proveGivens: async () => undefined,
  };
};
