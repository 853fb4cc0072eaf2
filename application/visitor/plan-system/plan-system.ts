import { BehaviorSubject, type Observable } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import { estimateOf, type Ductwork, type PlannedSystem } from '../../../domain/product/estimate.ts';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import type { PageAddress } from '../../ports/visitor/page-address.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import type { SystemSavings } from './plan-savings.ts';
import { SAVINGS_UNKNOWN, type PlanSavings } from './plan-savings-view.ts';
import { choicesIn, planQuery, type PlanChoices } from './plan-query.ts';
import {
  DUCTWORK_NAMES,
  HOME_NAMES,
  PART_NAMES,
  planComment,
  planSystemTexts as texts,
  rangeText,
  SYSTEM_NAMES,
} from './texts.ts';

/** A system that is being put together, and where its price starts. Plain JSON. */
export interface PlanSystemView extends PlanChoices {
  /** The address of the page with what was chosen. */
  readonly address: string;
  /** How many times the visitor has chosen; each time the reader is put to what came of it. */
  readonly changes: number;
  /** What is wrong with what was chosen; null: nothing. */
  readonly error: string | null;
  /** What is wrong with the code; null: nothing. */
  readonly zipError: string | null;
  /** What rebates may pay back; null: no code was typed, or the answer is not there yet. */
  readonly savings: PlanSavings | null;
  /** Null: no system has been chosen. */
  readonly plan: {
    /** The parts with their prices, and the ductwork where it is or may be new. */
    readonly lines: ReadonlyArray<{ readonly label: string; readonly price: string }>;
    /** `$8,800`, `$11,800 to $18,800`. */
    readonly price: string;
    /** What was chosen, in words. */
    readonly choices: ReadonlyArray<string>;
  } | null;
}

/** What an estimate needs beside what is chosen. */
export interface PlanSystemPorts {
  /** The form that is sent to a dealer beside the estimate. */
  readonly request: Pick<SendRequest, 'suggest'>;
  readonly pageAddress: PageAddress;
  readonly savingsOf: SystemSavings;
}

/** Adds up where the price of a system starts, with what rebates may pay back, and passes both to the dealer who is asked (specification, sections 2 and 9). */
export class PlanSystem {
  private readonly view = new BehaviorSubject<PlanSystemView>({
    ...{ system: '', home: '', ductwork: '', zip: '', address: '', changes: 0 },
    ...{ error: null, zipError: null, plan: null, savings: null },
  });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<PlanSystemView> = this.view.asObservable();

  private path = '';

  /** `resumed`: the savings that the page was rendered with; null: none were. */
  constructor(
    private readonly ports: PlanSystemPorts,
    private resumed: PlanSavings | null = null,
  ) {}

  /** Shows what the query of the page's address chooses; the request includes it. Resolves once its rebates are known. */
  showAt(query: AddressQuery, path: string): Promise<void> {
    this.path = path;
    return this.show(query, {});
  }

  /** Shows what the visitor has chosen, and puts it into the address of the page. Resolves once its rebates are known. */
  choose(choices: AddressQuery): Promise<void> {
    const { changes } = this.view.value;
    const error = choicesIn(choices).system === '' ? texts.missing : null;
    const shown = this.show(choices, { changes: changes + 1, error });
    this.ports.pageAddress.replace(this.view.value.address);
    return shown;
  }

  private async show(query: AddressQuery, update: Partial<PlanSystemView>): Promise<void> {
    const choices = choicesIn(query);
    const { system, ductwork, zip } = choices;
    const text = planQuery(query);
    const address = text === '' ? this.path : `${this.path}?${text}`;
    const error = text !== '' && text !== `zip=${zip}` && system === '' ? texts.missing : null;
    const zipError = (query.get('zip') ?? '').trim() !== '' && zip === '' ? texts.zipMalformed : null;
    const plan = system === '' ? null : planOf(system, ductwork || 'unsure', choices);
    const { resumed: savings } = this;
    this.resumed = null;
    this.change({ ...choices, address, error, zipError, plan, savings, ...update });
    if (system !== '' && zip !== '' && savings === null) await this.lookUp(system, zip);
  }

  /** What rebates may pay back; of choices that others have followed it is dropped. */
  private async lookUp(system: PlannedSystem, zip: PostalCode): Promise<void> {
    const { changes } = this.view.value;
    const savings = await this.ports.savingsOf(system, zip).catch(() => SAVINGS_UNKNOWN);
    if (this.view.value.changes === changes) this.change({ savings });
  }

  private change(update: Partial<PlanSystemView>): void {
    const next = { ...this.view.value, ...update };
    this.view.next(next);
    const { plan, savings, zip } = next;
    if (plan === null) return;
    const shown = savings?.isFound === true ? `${savings.text}, seen for ${zip}` : null;
    this.ports.request.suggest({ comments: planComment(plan.choices, plan.price, shown) });
  }

  /** Whether its rebates are still asked for, or could not be asked for. */
  get isUnsettled(): boolean {
    const { plan, zip, savings } = this.view.value;
    return plan !== null && zip !== '' && (savings === null || savings.text === SAVINGS_UNKNOWN.text);
  }

  /** Whether a system has been chosen. */
  get isPlanned(): boolean {
    return this.view.value.plan !== null;
  }
}

const planOf = (system: PlannedSystem, ductwork: Ductwork, { home }: PlanChoices): PlanSystemView['plan'] => {
  const { parts, from, to } = estimateOf(system, ductwork);
  const ducts = rangeText(dollarText(DUCTWORK_PRICE.from), dollarText(DUCTWORK_PRICE.to));
  return {
    lines: [
      ...parts.map(({ type, price }) => ({ label: PART_NAMES[type], price: dollarText(price) })),
      ...(ductwork === 'new' ? [{ label: texts.ducts, price: ducts }] : []),
      ...(ductwork === 'unsure' ? [{ label: texts.ductsIfNeeded, price: ducts }] : []),
    ],
    price: rangeText(dollarText(from), dollarText(to)),
    choices: [
      SYSTEM_NAMES[system],
      ...(home === '' ? [] : [HOME_NAMES[home]]),
      `${texts.ductwork}: ${DUCTWORK_NAMES[ductwork]}`,
    ],
  };
};
