import * as E from 'fp-ts/Either';

/** A port whose calls meet the troubles that the test sets, in order. */
export abstract class TroubledFake<Failure> {
  private readonly troubles: Array<Failure | 'silence'> = [];
  private readonly open: Array<() => void> = [];

  /** The next calls fail with these troubles; a call that meets `silence` waits for `release`. */
  meet(...troubles: ReadonlyArray<Failure | 'silence'>): void {
    this.troubles.push(...troubles);
  }

  /** Answers the calls that met silence. */
  release(): void {
    for (const answer of this.open.splice(0)) answer();
  }

  /** How many troubles no call has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  /** The outcome of a call that would have this answer. */
  protected answered<A>(answer: A): Promise<E.Either<Failure, A>> {
    const trouble = this.troubles.shift();
    if (trouble === undefined) return Promise.resolve(E.right(answer));
    if (trouble !== 'silence') return Promise.resolve(E.left(trouble));
    return new Promise((resolve) => this.open.push(() => resolve(E.right(answer))));
  }
}
