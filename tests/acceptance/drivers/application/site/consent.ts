import assert from 'node:assert/strict';
import type { AskConsent } from '../../../../../application/visitor/ask-consent/ask-consent.ts';
import { askConsentTexts } from '../../../../../application/visitor/ask-consent/texts.ts';
import type { ConsentPart, Measured } from '../../../parts/consent-part.ts';
import { theOne, withRole } from '../../../reader/html.ts';
import type { MeasuredPage } from './measuring.ts';
import type { Visit } from '../visit.ts';

const TEXTS = askConsentTexts('en');
const ANSWERS = { accepts: TEXTS.accept, declines: TEXTS.decline } as const;

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
