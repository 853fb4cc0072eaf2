import type { ServiceIdentifier } from 'inversify';
import type { Binding, Bindings, Get } from './binding.ts';

/** What a page's application is put together from: each thing is made once, when it is first asked for (decision 0010). */
export class PageContainer {
  private readonly bindings = new Map<ServiceIdentifier, Binding>();
  private readonly made = new Map<ServiceIdentifier, unknown>();

  /** `shared` gives what is not bound here; without it, asking for that throws. */
  constructor(
    private readonly shared: Get = (token) => {
      throw new Error(`Nothing is bound to ${String(token)}`);
    },
  ) {}

  /** What has been made already stays. */
  load(bindings: Bindings): void {
    for (const binding of bindings) this.bindings.set(binding.token, binding);
  }

  /** Throws when nothing is bound to the token. */
  readonly get: Get = <A>(token: ServiceIdentifier<A>): A => {
    const binding = this.bindings.get(token);
    if (binding === undefined) return this.shared(token);
    if ('value' in binding) return binding.value as A;
    if (!this.made.has(token)) this.made.set(token, binding.make(this.get));
    return this.made.get(token) as A;
  };

  /** Disposes what has been made here, and nothing that was given or is shared. */
  dispose(): void {
    for (const made of this.made.values()) if (isDisposable(made)) made.dispose();
    this.made.clear();
  }
}

const isDisposable = (made: unknown): made is { readonly dispose: () => void } =>
  typeof made === 'object' && made !== null && 'dispose' in made && typeof made.dispose === 'function';
