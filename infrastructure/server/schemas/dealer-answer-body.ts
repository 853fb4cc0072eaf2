import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { NamedTown } from '../../../application/ports/dealers/postal-places.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { fromDealer } from '../../wire/dealer-wire.ts';

/** The JSON of one dealer (contract, section 3: `lookup`). */
export const dealerBody = (dealer: Dealer): string => JSON.stringify(fromDealer(dealer));

/** The JSON of a dealer search's response (specification, section 3). */
export const answerBody = (answer: DealerAnswer, suggestions: ReadonlyArray<NamedTown> = []): string =>
  new DealerAnswerBodies().bodyOf(answer, '', suggestions);

/** Serializes responses to dealer searches. A stored dealer's JSON is cached for each version of the records. */
export class DealerAnswerBodies {
  private version = '';
  private readonly opened = new Map<number, string>();

  /** The JSON of a response that was read from this version of the records (specification, section 3), with suggested places if any. */
  bodyOf(
    { dealers, ...area }: DealerAnswer,
    version: string,
    suggestions: ReadonlyArray<NamedTown> = [],
  ): string {
    if (version !== this.version) this.opened.clear();
    this.version = version;
    const { zipcode, approximate, city, state, randomizeBuckets } = area;
    const count = dealers.length;
    const head = JSON.stringify({ zipcode, approximate, city, state, count, randomizeBuckets }).slice(0, -1);
    const list = `${head},"dealers":[${dealers.map((dealer) => this.listed(dealer)).join(',')}]`;
    return suggestions.length === 0 ? `${list}}` : `${list},"suggestions":${JSON.stringify(suggestions)}}`;
  }

  private listed({ distanceMiles, ...stored }: Dealer): string {
    const opened = this.openedJson(stored);
    if (distanceMiles === undefined) return `${opened}}`;
    return `${opened}${opened.length > 1 ? ',' : ''}"distanceMiles":${distanceMiles}}`;
  }

  /** A stored dealer's JSON without its closing brace. */
  private openedJson(stored: Dealer): string {
    const { companyId } = stored;
    const present = companyId === undefined ? undefined : this.opened.get(companyId);
    if (present !== undefined) return present;
    const json = dealerBody(stored).slice(0, -1);
    if (companyId !== undefined) this.opened.set(companyId, json);
    return json;
  }
}
