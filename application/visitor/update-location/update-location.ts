import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, type Observable } from 'rxjs';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';
import type { UseMyLocation } from '../use-my-location/use-my-location.ts';
import { updateLocationTexts } from './texts.ts';

/** State of the modal `Update your location`. */
export interface UpdateLocationView {
  /** The field error; null when there is none. */
  readonly error: string | null;
  /** The last code set; null before the first. */
  readonly zipcode: string | null;
  /** Counts updates, so that followers also notice the same code again. */
  readonly updates: number;
}

/** Changes the visitor's area (specification, sections 2 and 4: Change Location). */
export class UpdateLocation {
  private readonly view = new BehaviorSubject<UpdateLocationView>({ error: null, zipcode: null, updates: 0 });
  /** Replays its latest value, never completes. */
  readonly view$: Observable<UpdateLocationView> = this.view.asObservable();

  /** Counts openings and closings of the modal. A position requested before the last one is ignored. */
  private turns = 0;

  constructor(
    private readonly memory: VisitorMemory,
    private readonly myLocation: Pick<UseMyLocation, 'locate'>,
  ) {}

  /** Opens the modal without an error. */
  ask(): void {
    this.turns += 1;
    this.view.next({ ...this.view.value, error: null });
  }

  /** Closes the modal. A position that arrives later is ignored. */
  leave(): void {
    this.turns += 1;
  }

  /**
   * Sets the area to the device's location. Resolves to its code, or null when the location is unknown or the modal was closed meanwhile.
   */
  async updateHere(): Promise<string | null> {
    const { turns } = this;
    const zipcode = await this.myLocation.locate();
    return zipcode === null || turns !== this.turns ? null : this.update(zipcode);
  }

  /** Ignores a pending position and keeps the last view. */
  dispose(): void {
    this.leave();
  }

  /** Remembers a typed postal code and returns it normalized; null, with an error shown, when it is invalid. */
  update(typed: string): string | null {
    return pipe(
      parsePostalCode(typed),
      O.match(
        () => {
          this.view.next({ ...this.view.value, error: updateLocationTexts.notACode });
          return null;
        },
        (code) => {
          this.memory.rememberPostalCode(code);
          this.view.next({ error: null, zipcode: code, updates: this.view.value.updates + 1 });
          return code;
        },
      ),
    );
  }
}
