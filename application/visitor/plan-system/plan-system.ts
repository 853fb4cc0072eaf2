import { BehaviorSubject, type Observable } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import { estimateOf, type Ductwork, type PlannedSystem } from '../../../domain/product/estimate.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import type { PageAddress } from '../../ports/visitor/page-address.ts';
import type { SendRequest } from '../send-request/send-request.ts';
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

/** Adds up where the price of a system starts, and passes it to the dealer who is asked (specification, sections 2 and 9). */
export class PlanSystem {
  private readonly view = new BehaviorSubject<PlanSystemView>({
    system: '',
    home: '',
    ductwork: '',
    address: '',
    changes: 0,
    error: null,
    plan: null,
  });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<PlanSystemView> = this.view.asObservable();

  private path = '';

  /** `request`: the form that is sent to a dealer beside the estimate. */
  constructor(
    private readonly request: Pick<SendRequest, 'suggest'>,
    private readonly pageAddress: PageAddress,
  ) {}

  /** Shows what the query of the page's address chooses; the request includes it. */
  showAt(query: AddressQuery, path: string): void {
    this.path = path;
    this.show(query, {});
  }

  /** Shows what the visitor has chosen, and puts it into the address of the page. */
  choose(choices: AddressQuery): void {
    const { changes } = this.view.value;
    const error = choicesIn(choices).system === '' ? texts.missing : null;
    this.show(choices, { changes: changes + 1, error });
    this.pageAddress.replace(this.view.value.address);
  }

  private show(query: AddressQuery, update: Partial<PlanSystemView>): void {
    const choices = choicesIn(query);
    const { system, ductwork } = choices;
    const text = planQuery(query);
    const address = text === '' ? this.path : `${this.path}?${text}`;
    const error = text !== '' && system === '' ? texts.missing : null;
    const plan = system === '' ? null : planOf(system, ductwork || 'unsure', choices);
    this.view.next({ ...this.view.value, ...choices, address, error, plan, ...update });
    if (plan !== null) this.request.suggest({ comments: planComment(plan.choices, plan.price) });
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
