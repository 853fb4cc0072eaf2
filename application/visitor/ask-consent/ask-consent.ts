import { BehaviorSubject, type Observable } from 'rxjs';
import type { Consent, Decision } from '../../../domain/consent/consent.ts';
import { presentConsent, type ConsentPorts } from './consent-ports.ts';

/** The question whether visits may be measured. */
export interface AskConsentView {
  /** Where the visitor is; `signalled`: there is nothing to ask, the browser has answered. */
  readonly consent: Consent;
  /** Whether the question is on the page. */
  readonly isOpen: boolean;
}

/**
 * Asks once whether visits may be measured, remembers the answer for 12 months, and lets it be changed at any time (contract,
 * section 7: events). Measuring begins only with consent; a refusal counts on this page at once, and from the next one on
 * nothing is loaded.
 */
export class AskConsent {
  private readonly view: BehaviorSubject<AskConsentView>;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<AskConsentView>;

  /** What was known before has been reported by `reportKnownConsent`, as the page began. */
  constructor(private readonly ports: ConsentPorts) {
    this.view = new BehaviorSubject<AskConsentView>({ consent: presentConsent(ports), isOpen: false });
    this.view$ = this.view.asObservable();
  }

  /** The page can be used, or is shown again: asks whoever has not decided, begins to measure where it is allowed. */
  recall(): void {
    const consent = presentConsent(this.ports);
    this.become(consent, consent === 'unknown');
  }

  /** Puts the question again, or says what the browser has answered. */
  reconsider(): void {
    this.become(presentConsent(this.ports), true);
  }

  accept(): void {
    this.decide('granted');
  }

  decline(): void {
    this.decide('refused');
  }

  /** Leaves it as it is. */
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
