import * as E from 'fp-ts/Either';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';
import type { NotFound } from '../../../application/ports/dealers/provider-failure.ts';

/** A call-routing service with the test's pools; unknown pools are not found. */
export class FakeCallRouting implements CallRouting {
  private readonly numbers = new Map<string, string>();
  private readonly open: Array<() => void> = [];
  private isSilent = false;
  /** The pools and groups asked for, oldest first. */
  readonly asked: string[] = [];

  serve(pool: string, routingGroup: string, number: string): void {
    this.numbers.set(`${pool} ${routingGroup}`, number);
  }

  /** Makes the service silent until it is released. */
  fallSilent(): void {
    this.isSilent = true;
  }

  release(): void {
    this.isSilent = false;
    for (const answer of this.open.splice(0)) answer();
  }

  readonly run = (pool: string, routingGroup: string) => (): Promise<E.Either<NotFound, string>> => {
    const name = `${pool} ${routingGroup}`;
    this.asked.push(name);
    const number = this.numbers.get(name);
    const answer =
      number === undefined
        ? E.left<NotFound, string>({ _tag: 'NotFound' })
        : E.right<NotFound, string>(number);
    if (!this.isSilent) return Promise.resolve(answer);
    return new Promise((resolve) => this.open.push(() => resolve(answer)));
  };
}
