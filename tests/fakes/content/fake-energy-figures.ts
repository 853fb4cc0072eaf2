import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { EnergyFigures } from '../../../application/ports/content/energy-figures.ts';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { LocalEnergy, StatePrices } from '../../../domain/energy/local-energy.ts';
import type { Place } from '../../../domain/postal-code/place.ts';

/** One weather everywhere, and prices in some states; can be made unavailable. */
export class FakeEnergyFigures implements EnergyFigures {
  private isBroken = false;
  /** The places asked for, oldest first. */
  readonly asked: Place[] = [];

  constructor(private readonly prices: ReadonlyArray<StatePrices> = []) {}

  breakDown(): void {
    this.isBroken = true;
  }

  readonly at = (place: Place) => async (): Promise<E.Either<RecordsUnavailable, LocalEnergy>> => {
    this.asked.push(place);
    if (this.isBroken) return E.left({ _tag: 'RecordsUnavailable', fault: 'broken' });
    return E.right({
      weather: { station: 'Minneapolis, MN', heating: 7_400, cooling: 800 },
      prices: O.fromNullable(this.prices.find(({ state }) => state === place.state)),
    });
  };
}
