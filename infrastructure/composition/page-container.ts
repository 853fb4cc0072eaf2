import type { ServiceIdentifier } from 'inversify';
import type { Bindings, Bound } from './bindings.ts';

/** What a page's application is put together from: each thing is made once, when it is first asked for (decision 0010). */
export class PageContainer implements Bindings {
  private readonly makers = new Map<ServiceIdentifier, (bound: Bound) => unknown>();
  private readonly made = new Map<ServiceIdentifier, unknown>();

  readonly bind: Bindings['bind'] = (token) => ({
    toConstantValue: (value) => this.made.set(token, value),
    toDynamicValue: (make) => {
      this.makers.set(token, make);
      return { inSingletonScope: () => this };
    },
  });

  readonly isBound = (token: ServiceIdentifier): boolean => this.made.has(token) || this.makers.has(token);

  readonly get = <A>(token: ServiceIdentifier<A>): A => {
    if (!this.made.has(token)) {
      const make = this.makers.get(token);
      if (make === undefined) throw new Error(`Nothing is bound to ${String(token)}`);
      this.made.set(token, make(this));
    }
    return this.made.get(token) as A;
  };
}
