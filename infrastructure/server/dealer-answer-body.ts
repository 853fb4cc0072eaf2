import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { baseOf } from '../database/dealer-index.ts';
import { fromDealer } from '../http/dealer-wire.ts';

const prepared = new WeakMap<Dealer, string>();

/** A stored dealer's JSON, made once, without its closing brace. */
const openedJson = (dealer: Dealer): string => {
  const present = prepared.get(dealer);
  if (present !== undefined) return present;
  const json = JSON.stringify(fromDealer(dealer)).slice(0, -1);
  prepared.set(dealer, json);
  return json;
};

/** The JSON of one dealer (contract, section 3: `lookup`). */
export const dealerBody = (dealer: Dealer): string => {
  const opened = openedJson(baseOf(dealer));
  if (dealer.distanceMiles === undefined) return `${opened}}`;
  return `${opened}${opened.length > 1 ? ',' : ''}"distanceMiles":${dealer.distanceMiles}}`;
};

/** The JSON of an answer to a dealer search, put together from prepared texts (specification, section 3). */
export const dealerAnswerBody = ({
  zipcode,
  city,
  state,
  randomizeBuckets,
  dealers,
}: DealerAnswer): string => {
  const head = JSON.stringify({ zipcode, city, state, count: dealers.length, randomizeBuckets }).slice(0, -1);
  return `${head},"dealers":[${dealers.map(dealerBody).join(',')}]}`;
};
