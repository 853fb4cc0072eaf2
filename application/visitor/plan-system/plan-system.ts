import { BehaviorSubject, type Observable } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import { estimateOf, hasDucts, type PlannedSystem } from '../../../domain/product/estimate.ts';
import { hasSpareCoil } from '../../../domain/product/matched-parts.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import type { PageAddress } from '../../ports/visitor/page-address.ts';
import type { FormFilling } from '../send-request/form-filling.ts';
import { SYSTEM_NAMES } from './system-texts.ts';
import type { LookUpPlan } from './plan-in-area.ts';
import { AREA_UNKNOWN, type PlanInArea } from './plan-in-area-view.ts';
import { choicesIn, planQuery, type PlanChoices } from './plan-query.ts';
import {
  comesWithText,
  DUCTWORK_NAMES,
  HOME_NAMES,
  PART_NAMES,
  planComment,
  planSystemTexts as texts,
  rangeText,
  TIER_NAMES,
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
  /** What is wrong with the floor area; null: nothing. */
  readonly areaError: string | null;
  /** What is known for the code; null: none was typed, or the answer is not there yet. */
  readonly inArea: PlanInArea | null;
  /** Null: no system has been chosen. */
  readonly plan: {
    /** The parts with their prices, and the ductwork where it is or may be new. */
    readonly lines: ReadonlyArray<{ readonly label: string; readonly price: string }>;
    /** `$8,800`, `$11,800 to $18,800`; null: there is no starting price. */
    readonly price: string | null;
    /** What the price depends on, in addition to what every price does. */
    readonly notes: ReadonlyArray<string>;
    /** Why there is no size to show for the floor area; null: none was typed, or there is one. */
    readonly sizeNote: string | null;
    /** What was chosen, in words. */
    readonly choices: ReadonlyArray<string>;
  } | null;
}

/** What an estimate needs in addition to what is chosen. */
export interface PlanSystemPorts {
  /** The form that is sent to a dealer with the estimate. */
  readonly filling: Pick<FormFilling, 'suggest'>;
  readonly pageAddress: PageAddress;
  readonly lookUp: LookUpPlan;
}

/** Adds up where the price of a system starts, with what rebates may pay back, and passes both to the dealer who is asked (specification, sections 2 and 9). */
export class PlanSystem {
  private readonly view = new BehaviorSubject<PlanSystemView>({
    ...{ system: '', home: '', ductwork: '', tier: '', area: '', zip: '', address: '', changes: 0 },
    ...{ error: null, zipError: null, areaError: null, plan: null, inArea: null },
  });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<PlanSystemView> = this.view.asObservable();

  private path = '';

  /** `resumed`: what was known when the page was rendered; null: nothing was. */
  constructor(
    private readonly ports: PlanSystemPorts,
    private resumed: PlanInArea | null = null,
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
    const { system, zip, area } = choices;
    const text = planQuery(query);
    const address = text === '' ? this.path : `${this.path}?${text}`;
    const isStarted = text !== '' && text !== `zip=${zip}`;
    const { resumed: inArea } = this;
    this.resumed = null;
    this.change({
      ...{ ...choices, address, inArea },
      error: isStarted && system === '' ? texts.missing : null,
      zipError: isTyped(query, 'zip') && zip === '' ? texts.zipMalformed : null,
      areaError: isTyped(query, 'area') && area === '' ? texts.areaMalformed : null,
      plan: system === '' ? null : planOf(system, choices),
      ...update,
    });
    if (system !== '' && zip !== '' && inArea === null) await this.lookUp(system, choices);
  }

  /** What is known in the area; of choices that others have followed it is dropped. */
  private async lookUp(system: PlannedSystem, { zip, area }: PlanChoices): Promise<void> {
    const { changes } = this.view.value;
    if (zip === '') return;
    const inArea = await this.ports
      .lookUp(system, zip, area === '' ? null : Number(area))
      .catch(() => AREA_UNKNOWN);
    if (this.view.value.changes === changes) this.change({ inArea });
  }

  private change(update: Partial<PlanSystemView>): void {
    const next = { ...this.view.value, ...update };
    this.view.next(next);
    const { plan, inArea, zip } = next;
    if (plan === null) return;
    const savings = inArea?.savings.isFound === true ? `${inArea.savings.text}, seen for ${zip}` : null;
    this.ports.filling.suggest({
      comments: planComment({ ...plan, size: inArea?.size ?? null, savings }),
    });
  }

  /** Whether its rebates are still asked for, or could not be asked for. */
  get isUnsettled(): boolean {
    const { plan, zip, inArea } = this.view.value;
    const isUnknown = inArea === null || inArea.savings.text === AREA_UNKNOWN.savings.text;
    return plan !== null && zip !== '' && isUnknown;
  }

  /** Whether a system has been chosen. */
  get isPlanned(): boolean {
    return this.view.value.plan !== null;
  }
}

const isTyped = (query: AddressQuery, name: string): boolean => (query.get(name) ?? '').trim() !== '';

const planOf = (system: PlannedSystem, choices: PlanChoices): PlanSystemView['plan'] => {
  const { home, tier, area, zip } = choices;
  const ductwork = hasDucts(system) ? choices.ductwork || 'unsure' : 'keep';
  const { parts, isPriced, isComplete, from, to } = estimateOf(system, ductwork);
  const ducts = rangeText(dollarText(DUCTWORK_PRICE.from), dollarText(DUCTWORK_PRICE.to));
  const isAboveStart = tier === 'two-stage' || tier === 'variable';
  return {
    lines: [
      ...parts.map(({ part, price, comesWith }) => ({
        label: PART_NAMES[part],
        price:
          price !== null
            ? dollarText(price)
            : comesWith === null
              ? texts.askDealer
              : comesWithText(comesWith),
      })),
      ...(ductwork === 'new' ? [{ label: texts.ducts, price: ducts }] : []),
      ...(ductwork === 'unsure' ? [{ label: texts.ductsIfNeeded, price: ducts }] : []),
    ],
    price: isPriced ? rangeText(dollarText(from), dollarText(to)) : null,
    notes: [
      ...(isPriced ? [] : [texts.unpriced]),
      ...(isPriced && !isComplete ? [texts.coilApart] : []),
      ...(hasSpareCoil(system) ? [texts.spareCoil] : []),
      ...(isPriced && isAboveStart ? [texts.tierCosts] : []),
    ],
    sizeNote: area !== '' && zip === '' ? texts.sizeNeedsZip : null,
    choices: [
      SYSTEM_NAMES[system],
      ...(home === '' ? [] : [HOME_NAMES[home]]),
      ...(hasDucts(system) ? [`${texts.ductwork}: ${DUCTWORK_NAMES[ductwork]}`] : []),
      ...(tier === '' ? [] : [`${texts.tier}: ${TIER_NAMES[tier]}`]),
      ...(area === '' ? [] : [`${Number(area).toLocaleString('en-US')} sq ft`]),
    ],
  };
};
