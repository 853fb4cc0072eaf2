import * as E from 'fp-ts/Either';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import { estimateOf, type Ductwork, type PlannedSystem } from '../../../domain/product/estimate.ts';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import type { ProductType } from '../../../domain/product/product.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import { rebatesForProducts } from '../../../domain/rebate/product-rebates.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { RebateDirectory } from '../../ports/content/rebate-directory.ts';
import type { PageAddress } from '../../ports/visitor/page-address.ts';
import type { SendRequest } from '../send-request/send-request.ts';
import { rebateAddress } from '../estimate-savings/rebate-address.ts';
import { estimateTexts } from '../estimate-savings/texts.ts';
import { REBATES_PATH } from '../estimate-savings/zip-box-texts.ts';
import { choicesIn, planQuery, type PlanChoices } from './plan-query.ts';
import {
  DUCTWORK_NAMES,
  HOME_NAMES,
  PART_NAMES,
  planComment,
  planSystemTexts as texts,
  pricedSavings,
  rangeText,
  SYSTEM_NAMES,
} from './texts.ts';

/** What rebates may pay back for a system. Plain JSON. */
export interface PlanSavings {
  /** `From $5,800, up to $2,650 back`; else why there is no amount. */
  readonly text: string;
  readonly isFound: boolean;
  /** What the amount depends on. */
  readonly condition: string | null;
  /** The address of the programs. */
  readonly programs: string | null;
  /** What is said where the programs are invented; null: they are not. */
  readonly sample: string | null;
}

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
  readonly rebates: RebateDirectory;
  readonly clock: Clock;
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
    const { rebates, clock } = this.ports;
    const { changes } = this.view.value;
    const found = await rebates.rebatesAt(zip)();
    if (this.view.value.changes === changes)
      this.change({
        savings: E.isLeft(found) ? FAILED : savingsFor(system, zip, found.right, dayOf(clock)),
      });
  }

  private change(update: Partial<PlanSystemView>): void {
    const next = { ...this.view.value, ...update };
    this.view.next(next);
    const { plan, savings, zip } = next;
    if (plan === null) return;
    const shown = savings?.isFound === true ? `${savings.text}, seen for ${zip}` : null;
    this.ports.request.suggest({ comments: planComment(plan.choices, plan.price, shown) });
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

const FAILED: PlanSavings = {
  text: texts.rebatesFailed,
  isFound: false,
  condition: null,
  programs: null,
  sample: null,
};

/** A part by the name under which programs pay for it: they ask for no less than the best furnaces. */
const paidAs = (type: ProductType): string => type.replace(/^\d+% /, '');

const savingsFor = (
  system: PlannedSystem,
  zip: PostalCode,
  rebates: AreaRebates,
  day: string,
): PlanSavings => {
  const { parts, from } = estimateOf(system, 'keep');
  const { maxRebate } = rebatesForProducts(
    rebates,
    parts.map(({ type }) => paidAs(type)),
    day,
  );
  if (maxRebate <= 0) return { ...FAILED, text: texts.noRebates };
  return {
    text: pricedSavings(dollarText(from), dollarText(maxRebate * 100)),
    isFound: true,
    condition: texts.confirmRebates,
    programs: rebateAddress(REBATES_PATH, zip),
    sample: rebates.isSample ? estimateTexts.sample : null,
  };
};
