import * as E from 'fp-ts/Either';
import type {
  PositionUnknown,
  VisitorPosition,
} from '../../../application/ports/visitor/visitor-position.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

type Reply = E.Either<PositionUnknown, Coordinates>;

/** A device whose position and failures the test sets; at first it has no position. */
export class FakeVisitorPosition implements VisitorPosition {
  private reply: Reply | 'silence' = unknown('unavailable');
  private readonly open: Array<() => void> = [];
  /** How often the visitor was asked for permission. */
  asked = 0;

  standAt(position: Coordinates): void {
    this.reply = E.right(position);
  }

  /** Makes the device withhold its position; with `silence`, it does not answer until it is released. */
  keepQuiet(why: PositionUnknown['reason'] | 'silence'): void {
    this.reply = why === 'silence' ? why : unknown(why);
  }

  /** Answers the requests that met silence, with the current answer. */
  release(): void {
    for (const answer of this.open.splice(0)) answer();
  }

  readonly now = () => (): Promise<Reply> => {
    this.asked += 1;
    if (this.reply !== 'silence') return Promise.resolve(this.reply);
    return new Promise((resolve) =>
      this.open.push(() => resolve(this.reply === 'silence' ? unknown('slow') : this.reply)),
    );
  };
}

const unknown = (reason: PositionUnknown['reason']): Reply => E.left({ _tag: 'PositionUnknown', reason });
