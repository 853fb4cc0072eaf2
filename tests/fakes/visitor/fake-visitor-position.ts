import * as E from 'fp-ts/Either';
import type {
  PositionUnknown,
  VisitorPosition,
} from '../../../application/ports/visitor/visitor-position.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

type Reply = E.Either<PositionUnknown, Coordinates>;

/** A device whose position and failures a test decides; at first it has no position. */
export class FakeVisitorPosition implements VisitorPosition {
  private reply: Reply | 'silence' = unknown('unavailable');
  private readonly open: Array<() => void> = [];
  /** How often the visitor was asked. */
  asked = 0;

  standAt(position: Coordinates): void {
    this.reply = E.right(position);
  }

  /** From now on it does not share it; `silence`: it does not even say so, until it is released. */
  keepQuiet(why: PositionUnknown['reason'] | 'silence'): void {
    this.reply = why === 'silence' ? why : unknown(why);
  }

  /** Lets those who met silence have the answer after all that it would give now. */
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
