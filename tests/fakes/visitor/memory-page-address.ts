import type { PageAddress } from '../../../application/ports/visitor/page-address.ts';

/** The address of a page that no browser shows. */
export class MemoryPageAddress implements PageAddress {
  address = '/';

  readonly replace = (address: string): void => {
    this.address = address;
  };
}
