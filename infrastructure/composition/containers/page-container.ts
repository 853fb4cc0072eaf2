import type { ServiceIdentifier } from 'inversify';
import type { Binding, Bindings, Get } from './binding.ts';

/** What a page's application is put together from: each thing is made once, when it is first asked for (decision 0010). */
export class PageContainer {
  private readonly bindings = new Map<ServiceIdentifier, Binding>();
  private readonly made = new Map<ServiceIdentifier, unknown>();

  /** What has been made already stays. */
  load(bindings: Bindings): void {
    for (const binding of bindings) this.bindings.set(binding.token, binding);
  }

  /** Throws when nothing is bound to the token. */
  readonly get: Get = <A>(token: ServiceIdentifier<A>): A => {
    if (!this.made.has(token)) {
      const binding = this.bindings.get(token);
      if (binding === undefined) throw new Error(`Nothing is bound to ${String(token)}`);
      this.made.set(token, 'value' in binding ? binding.value : binding.make(this.get));
    }
    return this.made.get(token) as A;
  };
}
