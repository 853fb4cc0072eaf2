import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import {
  effectiveYearlyRate,
  leaseTotal,
  dearerSince,
  yearsPaid,
  type LeaseOffer,
} from '../../../domain/product/lease.ts';
import { dollarText, typedCents, type Cents } from '../../../domain/product/money.ts';
import { dearerText, monthlyText, moreText, rateText, weighLeaseTexts as texts, yearText } from './texts.ts';

export type LeaseField = 'cash' | 'monthly' | 'months' | 'due' | 'purchase';

/** An offer as typed. */
type TypedOffer = { readonly [field in LeaseField]: string };

/** The offer and its cost. Plain JSON. */
export interface WeighLeaseView {
  readonly typed: TypedOffer;
  readonly errors: { readonly [field in LeaseField]?: string };
  /** Counts checks. After a rejected one, the focus moves to the errors. */
  readonly checks: number;
  /** Null before anything is typed, or with errors. */
  readonly answer: {
    readonly rows: ReadonlyArray<{ readonly label: string; readonly lease: string; readonly buy: string }>;
    /** What has been paid by the end of each of ten years. */
    readonly years: ReadonlyArray<{ readonly label: string; readonly lease: string; readonly buy: string }>;
    /** The result, one sentence each. */
    readonly sentences: ReadonlyArray<string>;
    readonly notes: ReadonlyArray<string>;
  } | null;
}

/** The maximum length of an amount. */
const MAX_LENGTH = 16;
const MAX_MONTHS = 360;

const UNTYPED: TypedOffer = { cash: '', monthly: '', months: '', due: '', purchase: '' };

const offerIn = (query: AddressQuery): TypedOffer => {
  const typed = (field: LeaseField) => (query.get(field) ?? '').trim().slice(0, MAX_LENGTH).toWellFormed();
  return {
    cash: typed('cash'),
    monthly: typed('monthly'),
    months: typed('months'),
    due: typed('due'),
    purchase: typed('purchase'),
  };
};

/** The part of the query that the calculator depends on, in canonical form. */
export const leaseQuery = (query: AddressQuery): string => queryText({ ...offerIn(query) });

/** Computes the cost of a lease offer (specification, section 2: leasing). What the visitor types isn't sent anywhere. */
export class WeighLease {
  private readonly view = new BehaviorSubject<WeighLeaseView>({
    typed: UNTYPED,
    errors: {},
    checks: 0,
    answer: null,
  });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<WeighLeaseView> = this.view.asObservable();

  /** Checks the offer in the page's query, if it has one. */
  showAt(query: AddressQuery): void {
    if (leaseQuery(query) !== '') this.weigh(query);
  }

  weigh(offer: AddressQuery): void {
    const typed = offerIn(offer);
    const errors = errorsIn(typed);
    const checks = this.view.value.checks + 1;
    const isRefused = Object.keys(errors).length > 0;
    this.view.next({ typed, errors, checks, answer: isRefused ? null : answerFor(typed) });
  }
}

const centsIn = (text: string): Cents => O.getOrElse(() => 0)(typedCents(text));

const isAmount = (text: string): boolean => O.isSome(typedCents(text));

const errorsIn = ({ cash, monthly, months, due, purchase }: TypedOffer): WeighLeaseView['errors'] => ({
  ...(!isAmount(cash) && { cash: texts.amount }),
  ...(isAmount(cash) && centsIn(cash) === 0 && { cash: texts.positive }),
  ...(!isAmount(monthly) && { monthly: texts.amount }),
  ...(!(/^\d{1,3}$/.test(months) && Number(months) >= 1 && Number(months) <= MAX_MONTHS) && {
    months: texts.count,
  }),
  ...(due !== '' && !isAmount(due) && { due: texts.amount }),
  ...(purchase !== '' && !isAmount(purchase) && { purchase: texts.amount }),
});

const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const answerFor = (typed: TypedOffer): WeighLeaseView['answer'] => {
  const offer: LeaseOffer = {
    cashPrice: centsIn(typed.cash),
    monthly: centsIn(typed.monthly),
    months: Number(typed.months),
    dueAtSigning: centsIn(typed.due),
    purchaseAtEnd: centsIn(typed.purchase),
  };
  const { rows } = texts;
  const cash = dollarText(offer.cashPrice);
  const paid = (cents: Cents): string => (cents === 0 ? texts.nothing : dollarText(cents));
  return {
    rows: [
      { label: rows.signing, lease: paid(offer.dueAtSigning), buy: cash },
      {
        label: rows.month,
        lease: monthlyText(dollarText(offer.monthly), offer.months),
        buy: texts.nothing,
      },
      {
        label: rows.end,
        lease: typed.purchase === '' ? texts.unknown : paid(offer.purchaseAtEnd),
        buy: texts.yours,
      },
      { label: rows.total, lease: dollarText(leaseTotal(offer)), buy: cash },
    ],
    years: yearsPaid(offer).map(({ year, lease, buy }) => ({
      label: yearText(year),
      lease: dollarText(lease),
      buy: dollarText(buy),
    })),
    sentences: sentencesFor(offer, typed.purchase !== ''),
    notes: [...(typed.purchase === '' ? [texts.notYours] : []), texts.assumed],
  };
};

const sentencesFor = (offer: LeaseOffer, isComplete: boolean): ReadonlyArray<string> => {
  const more = leaseTotal(offer) - offer.cashPrice;
  if (more < 0) return [texts.leaseIsLess];
  if (more === 0) return [texts.same];
  const rate = effectiveYearlyRate(offer);
  return [
    moreText(dollarText(more), isComplete),
    O.isNone(rate) ? texts.noRate : rateText(PERCENT.format(rate.value), isComplete),
    ...O.match(
      (): ReadonlyArray<string> => [],
      (year: number) => [dearerText(year)],
    )(dearerSince(offer)),
  ];
};
