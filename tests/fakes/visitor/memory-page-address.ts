import { Subject } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import type { PageAddress } from '../../../application/ports/visitor/page-address.ts';

/** The address of a page without a browser. */
export class MemoryPageAddress implements PageAddress {
  /** The history of addresses; the last one is the page's. */
  readonly steps = ['/'];

  private readonly returned = new Subject<AddressQuery>();
  readonly returned$ = this.returned.asObservable();

  get address(): string {
    return this.steps.at(-1) ?? '/';
  }

  readonly replace = (address: string): void => {
    this.steps.splice(-1, 1, address);
  };

  readonly push = (address: string): void => {
    this.steps.push(address);
  };

  /** Goes one step back. */
  readonly back = (): void => {
    if (this.steps.length > 1) this.steps.pop();
    this.go(this.address);
  };

  /** Goes back or forward to an address. */
  readonly go = (address: string): void => {
    this.replace(address);
    this.returned.next(new URLSearchParams(address.split('?')[1] ?? ''));
  };
}
