import { beforeEach, describe, expect, test } from '@jest/globals';
import { AskConsent, type AskConsentView } from '../../../application/visitor/ask-consent/ask-consent.ts';
import { reportKnownConsent } from '../../../application/visitor/ask-consent/report-known-consent.ts';
import { askConsentTexts, consentLanguageOf } from '../../../application/visitor/ask-consent/texts.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeMeasurement } from '../../fakes/visitor/fake-measurement.ts';
import { FakePrivacySignal } from '../../fakes/visitor/fake-privacy-signal.ts';
import { MemoryConsent } from '../../fakes/visitor/memory-consent.ts';

let memory: MemoryConsent;
let signal: FakePrivacySignal;
let clock: FakeClock;

beforeEach(() => {
  [memory, signal, clock] = [new MemoryConsent(), new FakePrivacySignal(), new FakeClock()];
});

/** A page at its start, with its latest view and its reported events. */
const newPage = () => {
  const measurement = new FakeMeasurement();
  const ports = { memory, signal, clock, measurement };
  reportKnownConsent(ports);
  const askConsent = new AskConsent(ports);
  const views: AskConsentView[] = [];
  askConsent.view$.subscribe((view) => views.push(view));
  return { askConsent, measurement, last: () => views.at(-1) };
};

/** A page once it can be used. */
const usablePage = () => {
  const page = newPage();
  page.askConsent.recall();
  return page;
};

describe('A visitor who has not decided', () => {
  test('is asked once the page can be used, not before', () => {
    const { askConsent, last } = newPage();
    expect(last()).toEqual({ consent: 'unknown', isOpen: false });
    askConsent.recall();
    expect(last()).toEqual({ consent: 'unknown', isOpen: true });
  });

  test('is not measured', () => {
    const { measurement } = usablePage();
    expect([measurement.reported, measurement.isLoaded]).toEqual([[], false]);
  });

  test('is measured once they accept: the consent is reported first, then the tool loads', () => {
    const { askConsent, measurement, last } = usablePage();
    const order: string[] = [];
    Object.assign(measurement, {
      report: (decision: string) => order.push(decision),
      begin: () => order.push('loaded'),
    });
    askConsent.accept();
    expect([last(), order]).toEqual([{ consent: 'granted', isOpen: false }, ['granted', 'loaded']]);
  });
});

test('A decision to accept counts on the following pages, before anything is reported there', () => {
  usablePage().askConsent.accept();
  const { askConsent, measurement, last } = newPage();
  expect([measurement.reported, measurement.isLoaded]).toEqual([['granted'], false]);
  askConsent.recall();
  expect(last()).toEqual({ consent: 'granted', isOpen: false });
  expect([measurement.reported, measurement.isLoaded]).toEqual([['granted'], true]);
});

describe("Changing one's mind", () => {
  test('withdrawing counts at once, and nothing loads from the next page on', () => {
    usablePage().askConsent.accept();
    const { askConsent, measurement, last } = usablePage();
    askConsent.reconsider();
    expect(last()).toEqual({ consent: 'granted', isOpen: true });
    askConsent.decline();
    expect([measurement.reported, last()]).toEqual([
      ['granted', 'refused'],
      { consent: 'refused', isOpen: false },
    ]);
    const next = usablePage();
    expect([next.measurement.reported, next.measurement.isLoaded]).toEqual([[], false]);
  });

  test('accepting later is measured from then on', () => {
    usablePage().askConsent.decline();
    const { askConsent, measurement } = usablePage();
    askConsent.reconsider();
    askConsent.accept();
    expect([measurement.reported, measurement.isLoaded]).toEqual([['granted'], true]);
  });

  test('opening the banner again changes nothing', () => {
    usablePage().askConsent.decline();
    const { askConsent, measurement, last } = usablePage();
    askConsent.reconsider();
    askConsent.close();
    expect([measurement.reported, last()]).toEqual([[], { consent: 'refused', isOpen: false }]);
  });

  test('counts on a page that the browser restores from memory', () => {
    const [old, next] = [usablePage(), usablePage()];
    old.askConsent.accept();
    next.askConsent.recall();
    next.askConsent.decline();
    old.askConsent.recall();
    expect([old.measurement.reported.at(-1), old.last()]).toEqual([
      'refused',
      { consent: 'refused', isOpen: false },
    ]);
  });
});

test("The browser's privacy signal is shown to visitors who open the banner", () => {
  signal.isSent = true;
  const { askConsent, last } = usablePage();
  askConsent.reconsider();
  expect(last()).toEqual({ consent: 'signalled', isOpen: true });
  askConsent.close();
  expect(last()?.isOpen).toBe(false);
});

describe('The language of the question', () => {
  test.each([
    ['/', 'en', 'Accept'],
    ['/fr/page/', 'fr', 'Accepter'],
    ['/es/pagina/', 'en', 'Aceptar'],
    ['/ayuda/', 'es', 'Aceptar'],
    ['/escape/', 'en', 'Accept'],
  ] as const)('on %s', (path, language, accept) =>
    expect(askConsentTexts(consentLanguageOf(path, language)).accept).toBe(accept),
  );
});
