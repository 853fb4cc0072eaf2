import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import {
  ductworkOf,
  estimateOf,
  hasDucts,
  levelOf,
  type PlannedSystem,
} from '../../../domain/product/estimate.ts';
import { hasSpareCoil } from '../../../domain/product/matched-parts.ts';
import { COMPARED_SYSTEMS } from '../../../domain/energy/running-cost.ts';
import { householdIn, NOTHING_STATED, type StatedHousehold } from '../../../domain/rebate/household.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import type { PageAddress } from '../../ports/visitor/page-address.ts';
import type { FormFilling } from '../send-request/form-filling.ts';
import type { LookUpPlan } from './plan-in-area.ts';
import { areaUnknown, type PlanInArea } from './plan-in-area-view.ts';
import { choicesIn, planQuery, typedIn, type PlanChoices, type TypedPlan } from './plan-query.ts';
import { IN_ENGLISH, type PlanWords } from './plan-words.ts';
import { planComment } from './texts.ts';

/** A planned system and its starting price. Plain JSON. */
export interface PlanSystemView extends PlanChoices {
  /** The content of the boxes, also when it isn't valid. */
  readonly typed: TypedPlan;
  /** The page's address with the choices. */
  readonly address: string;
  /** Counts submissions. After each one, the focus moves to the result. */
  readonly changes: number;
  /** The error of the system choice; null when there is none. */
  readonly error: string | null;
  /** The postal code error; null when there is none. */
  readonly zipError: string | null;
  /** The floor area error; null when there is none. */
  readonly areaError: string | null;
  /** Rebates and size for the postal code; null when no code was typed or the answer is pending. */
  readonly inArea: PlanInArea | null;
  /** The household that the visitor stated. It is personal data and must stay in this view. */
  readonly stated: StatedHousehold;
  /** The fields for the household. They stay while an answer for the same postal code is pending. */
  readonly household: PlanInArea['household'];
  /** The name of the saved estimate. It reveals nothing about the household. */
  readonly savedAs: string | null;
  /** The answer so far in a few words: the price, or what is left to pay; null when no system is chosen. */
  readonly summary: string | null;
  /** Null when no system is chosen. */
  readonly plan: {
    /** The parts with their prices, what the comfort level adds, and ductwork when it is or may be new. */
    readonly lines: ReadonlyArray<{ readonly label: string; readonly price: string }>;
    /** `$8,800` or `$11,800 to $18,800`; null without a starting price. */
    readonly price: string | null;
    /** What the price is. */
    readonly total: string;
    /** Price conditions specific to these choices. */
    readonly notes: ReadonlyArray<string>;
    /** The address of what it costs to run; null for systems that aren't compared. */
    readonly running: string | null;
    /** Why no running cost is shown; null when it is known or nobody expects one. */
    readonly runningNote: string | null;
    /** Why no size is shown; null when no floor area was typed or a size is shown. */
    readonly sizeNote: string | null;
    /** The choices, in words. */
    readonly choices: ReadonlyArray<string>;
  } | null;
}

/** What a page resumes: the answer for its address, and the household that it is for. */
export type ResumedPlan = Pick<PlanSystemView, 'inArea' | 'stated'>;

export interface PlanSystemPorts {
  /** The form that sends the estimate to a dealer. */
  readonly filling: Pick<FormFilling, 'suggest'>;
  readonly pageAddress: PageAddress;
  readonly lookUp: LookUpPlan;
  /** The words of the page's language. */
  readonly words: PlanWords;
}

/**
 * Computes a system's starting price and possible rebates, and adds both to the request to the dealer (specification, sections 2 and 9).
 */
export class PlanSystem {
  private readonly view = new BehaviorSubject<PlanSystemView>({
    system: '',
    home: '',
    ductwork: '',
    tier: '',
    area: '',
    zip: '',
    typed: { area: '', zip: '' },
    address: '',
    changes: 0,
    error: null,
    zipError: null,
    areaError: null,
    summary: null,
    plan: null,
    inArea: null,
    stated: NOTHING_STATED,
    household: null,
    savedAs: null,
  });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<PlanSystemView> = this.view.asObservable();

  private path = '';

  private resumed: PlanInArea | null = null;

  /** `resumed`: the server-rendered answer, and the household that it is for. */
  constructor(
    private readonly ports: PlanSystemPorts,
    { inArea = null, stated = NOTHING_STATED }: Partial<ResumedPlan> = {},
  ) {
    this.resumed = inArea;
    this.view.next({ ...this.view.value, stated });
  }

  /** Shows the choices in the page's query and adds them to the request. Resolves once the rebates are loaded. */
  showAt(query: AddressQuery, path: string): Promise<void> {
    this.path = path;
    return this.show(query, {});
  }

  /** Shows the visitor's choices and puts them into the page's address. Resolves once the rebates are loaded. */
  choose(choices: AddressQuery): Promise<void> {
    const { changes } = this.view.value;
    const error = choicesIn(choices).system === '' ? this.texts.missing : null;
    return this.showAndKeep(choices, { changes: changes + 1, error });
  }

  /** Shows what the visitor has chosen so far. Neither moves the focus nor asks for what is missing. */
  follow(choices: AddressQuery): Promise<void> {
    return this.showAndKeep(choices, { error: null });
  }

  /** Shows the rebates for the stated household, in place: the address must not contain personal data. */
  async stateHousehold(fields: AddressQuery): Promise<void> {
    this.change({ stated: householdIn(fields), inArea: null });
    const { system } = this.view.value;
    if (system !== '') await this.lookUp(system, this.view.value);
  }

  private showAndKeep(choices: AddressQuery, update: Partial<PlanSystemView>): Promise<void> {
    const shown = this.show(choices, update);
    this.ports.pageAddress.replace(this.view.value.address);
    return shown;
  }

  /** The texts of the page's language. */
  get texts(): PlanWords['texts'] {
    return this.ports.words.texts;
  }

  private async show(query: AddressQuery, update: Partial<PlanSystemView>): Promise<void> {
    const { texts } = this;
    const choices = choicesIn(query);
    const { system, zip, area } = choices;
    const text = planQuery(query);
    const address = text === '' ? this.path : `${this.path}?${text}`;
    const typed = typedIn(query);
    const isStarted = text !== '' && text !== queryText({ zip: typed.zip });
    const inArea = this.resumed ?? (address === this.view.value.address ? this.settledArea : null);
    this.resumed = null;
    this.change({
      ...choices,
      typed,
      address,
      inArea,
      household: zip === this.view.value.zip ? this.view.value.household : null,
      error: isStarted && system === '' ? texts.missing : null,
      zipError: typed.zip !== '' && zip === '' ? texts.zipMalformed : null,
      areaError: typed.area !== '' && area === '' ? texts.areaMalformed : null,
      plan: system === '' ? null : planOf(system, choices, this.ports.words),
      ...update,
    });
    if (system !== '' && zip !== '' && inArea === null) await this.lookUp(system, choices);
  }

  /** Looks up rebates and size. The answer is dropped when the visitor has changed the choices since. */
  private async lookUp(system: PlannedSystem, { zip, area, ductwork, tier }: PlanChoices): Promise<void> {
    const { address, stated } = this.view.value;
    if (zip === '') return;
    const inArea = await this.ports
      .lookUp({
        system,
        zip,
        ductwork: ductworkOf(system, ductwork),
        level: levelOf(tier),
        squareFeet: area === '' ? null : Number(area),
        stated,
      })
      .catch(() => areaUnknown(this.texts));
    if (this.view.value.address === address && this.view.value.stated === stated) this.change({ inArea });
  }

  private change(update: Partial<PlanSystemView>): void {
    const next = { ...this.view.value, ...update };
    const { plan, inArea, stated } = next;
    // Amounts for a household would reveal its income.
    const savings = inArea?.savings.isFound === true && stated.household === null ? inArea.savings : null;
    const { texts } = this;
    this.view.next({
      ...next,
      household: inArea === null ? next.household : inArea.household,
      summary: plan === null ? null : summaryOf(plan, inArea, texts),
      savedAs:
        plan === null
          ? null
          : `${plan.choices.join(', ')}: ${savings?.text ?? plan.price ?? texts.askDealer}`,
    });
    if (next.system === '' || plan === null) return;
    this.ports.filling.suggest({
      zip: next.zip,
      comments: planComment(planOf(next.system, next, IN_ENGLISH), inArea?.forDealer ?? []),
    });
  }

  /** Whether the rebates are still loading or failed to load. */
  get isUnsettled(): boolean {
    const { plan, zip } = this.view.value;
    return plan !== null && zip !== '' && this.settledArea === null;
  }

  private get settledArea(): PlanInArea | null {
    const { inArea } = this.view.value;
    return inArea?.savings.text === this.texts.rebatesFailed ? null : inArea;
  }
}

const summaryOf = (
  { total, price }: NonNullable<PlanSystemView['plan']>,
  inArea: PlanInArea | null,
  texts: PlanWords['texts'],
): string => {
  const net = inArea?.savings.net ?? null;
  if (net !== null) return texts.youPay(net);
  return price === null ? texts.unpricedSummary : texts.labeled(total, price);
};

const planOf = (
  system: PlannedSystem,
  choices: PlanChoices,
  { texts, cents, number }: PlanWords,
): NonNullable<PlanSystemView['plan']> => {
  const { home, tier, area, zip } = choices;
  const ductwork = ductworkOf(system, choices.ductwork);
  const level = levelOf(tier);
  const estimate = estimateOf(system, ductwork, level);
  const { parts, isPriced, isComplete, levelAdds } = estimate;
  const ducts = cents(DUCTWORK_PRICE);
  const isAboveStart = levelAdds.to > 0;
  return {
    lines: [
      ...parts.map(({ part, price, comesWith }) => ({
        label: texts.parts[part],
        price:
          price !== null
            ? cents({ from: price, to: price })
            : comesWith === null
              ? texts.askDealer
              : texts.comesWith(texts.parts[comesWith]),
      })),
      ...(isAboveStart ? [{ label: texts.tiers[level], price: texts.adds(cents(levelAdds)) }] : []),
      ...(ductwork === 'new' ? [{ label: texts.ducts, price: ducts }] : []),
      ...(ductwork === 'unsure' ? [{ label: texts.ductsIfNeeded, price: ducts }] : []),
    ],
    price: isPriced ? cents(estimate) : null,
    total: isAboveStart ? texts.roughTotal : texts.total,
    notes: [
      ...(isPriced ? [] : [texts.unpriced]),
      ...(isPriced && !isComplete ? [texts.coilApart] : []),
      ...(hasSpareCoil(system) ? [texts.spareCoil] : []),
      ...(isAboveStart ? [texts.levelAdds] : []),
    ],
    running: COMPARED_SYSTEMS.some((compared) => compared === system)
      ? `${texts.runningPath}?${queryText({ zip, area, level })}#running-cost`
      : null,
    runningNote: system === 'ductless' ? texts.ductlessRunning : null,
    sizeNote: area !== '' && zip === '' ? texts.sizeNeedsZip : null,
    choices: [
      texts.systems[system],
      ...(home === '' ? [] : [texts.homes[home]]),
      ...(hasDucts(system) ? [texts.labeled(texts.ductwork, texts.ductChoices[ductwork])] : []),
      ...(tier === '' ? [] : [texts.labeled(texts.tier, texts.tiers[tier])]),
      ...(area === '' ? [] : [texts.floorArea(number(Number(area)))]),
    ],
  };
};
