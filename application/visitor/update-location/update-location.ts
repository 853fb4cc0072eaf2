import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, type Observable } from 'rxjs';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';
import type { UseMyLocation } from '../use-my-location/use-my-location.ts';
import { updateLocationTexts } from './texts.ts';

/** What is next to the box of `Update your location`, and what came of it. */
export interface UpdateLocationView {
  /** What is wrong with what was typed; null: nothing. */
  readonly error: string | null;
  /** The code of the last update; null before the first. */
  readonly zipcode: string | null;
  /** How many updates there were: a page that follows them also notices when the same code is given again. */
  readonly updates: number;
}

/** Changes the area that the site serves the visitor for (specification, sections 2 and 4: Change Location). */
export class UpdateLocation {
  private readonly view = new BehaviorSubject<UpdateLocationView>({ error: null, zipcode: null, updates: 0 });
  /** Replays its latest value, never completes. */
  readonly view$: Observable<UpdateLocationView> = this.view.asObservable();

  /** How many times it was asked or left: a position that arrives after either is ignored. */
  private turns = 0;

  constructor(
    private readonly memory: VisitorMemory,
    private readonly myLocation: Pick<UseMyLocation, 'locate'>,
  ) {}

  /** Asks anew, without an error. */
  ask(): void {
    this.turns += 1;
    this.view.next({ ...this.view.value, error: null });
  }

  /** The question is put away: a position that arrives later changes nothing. */
  leave(): void {
    this.turns += 1;
  }

  /** Updates to where the device is; resolves with its code, null when it is not known or the question was put away meanwhile. */
  async updateHere(): Promise<string | null> {
    const { turns } = this;
    const zipcode = await this.myLocation.locate();
    return zipcode === null || turns !== this.turns ? null : this.update(zipcode);
  }

  /** A position that has not arrived yet changes nothing; the view stays as it is. */
  dispose(): void {
    this.leave();
  }

  /** Remembers what was typed when it is a postal code, and answers it in normal form; null when it is none. */
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
