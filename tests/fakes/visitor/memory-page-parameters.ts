import type { PageParameters } from '../../../application/ports/visitor/page-parameters.ts';
import type { RebatePageParameters } from '../../../domain/rebate/page-parameters.ts';

/** The parameters of a page without a browser. */
export class MemoryPageParameters implements PageParameters {
  constructor(private parameters: RebatePageParameters = {}) {}

  readonly read = (): RebatePageParameters => this.parameters;
  readonly write = (parameters: RebatePageParameters): void => {
    this.parameters = { ...this.parameters, ...parameters };
  };
}
