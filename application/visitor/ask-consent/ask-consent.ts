import { BehaviorSubject, type Observable } from 'rxjs';
import type { Consent, Decision } from '../../../domain/consent/consent.ts';
import { presentConsent, type ConsentPorts } from './consent-ports.ts';

export interface AskConsentView {
  /** The current consent; `signalled`: the browser sends a privacy signal, so there is nothing to ask. */
  readonly consent: Consent;
  readonly isOpen: boolean;
}

/**
 * Asks once for consent to analytics, stores the answer for 12 months and lets the visitor change it at any time (contract, section 7:
 * events). Analytics starts only with consent. A refusal takes effect at once on this page; later pages load no analytics.
 */
export class AskConsent {
  private readonly view: BehaviorSubject<AskConsentView>;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskConsentView>;

  /** Call `reportKnownConsent` first: it reports the consent from earlier pages when the page starts. */
  constructor(private readonly ports: ConsentPorts) {
    this.view = new BehaviorSubject<AskConsentView>({ consent: presentConsent(ports), isOpen: false });
    this.view$ = this.view.asObservable();
  }

  /** Call on page load and on bfcache restore: opens the banner for undecided visitors and starts analytics where consent was given. */
  recall(): void {
    const consent = presentConsent(this.ports);
    this.become(consent, consent === 'unknown');
  }

  /** Reopens the banner, or shows that the browser's privacy signal has answered it. */
  reconsider(): void {
    this.become(presentConsent(this.ports), true);
  }

  accept(): void {
    this.decide('granted');
  }

  decline(): void {
    this.decide('refused');
  }

  /** Closes the banner without a decision. */
  close(): void {
    this.become(this.view.value.consent, false);
  }

  private decide(decision: Decision): void {
    const { memory, clock } = this.ports;
    memory.keep({ decision, at: clock.now() });
    this.become(presentConsent(this.ports), false);
  }

  private become(consent: Consent, isOpen: boolean): void {
    const { measurement } = this.ports;
    if (consent !== this.view.value.consent) measurement.report(consent === 'granted' ? consent : 'refused');
    if (consent === 'granted') measurement.begin();
    this.view.next({ consent, isOpen });
  }
}
