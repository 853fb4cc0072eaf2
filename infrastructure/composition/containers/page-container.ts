import type { ServiceIdentifier } from 'inversify';
import type { Binding, Bindings, GetService } from './binding.ts';

/** The container of a page's application. Each service is created on first access (decision 0010). */
export class PageContainer {
  private readonly bindings = new Map<ServiceIdentifier, Binding>();
  private readonly made = new Map<ServiceIdentifier, unknown>();

  /** `shared` resolves tokens that aren't bound here. By default it throws. */
  constructor(
    private readonly shared: GetService = (token) => {
      throw new Error(`Nothing is bound to ${String(token)}`);
    },
  ) {}

  /** Services that exist already stay. */
  load(bindings: Bindings): void {
    for (const binding of bindings) this.bindings.set(binding.token, binding);
  }

  /** Throws when nothing is bound to the token. */
  readonly get: GetService = <A>(token: ServiceIdentifier<A>): A => {
    const binding = this.bindings.get(token);
    if (binding === undefined) return this.shared(token);
    if ('value' in binding) return binding.value as A;
    if (!this.made.has(token)) this.made.set(token, binding.make(this.get));
    return this.made.get(token) as A;
  };

  /** Disposes services that were created here, but neither constants nor shared services. */
  dispose(): void {
    for (const made of this.made.values()) if (isDisposable(made)) made.dispose();
    this.made.clear();
  }
}

const isDisposable = (made: unknown): made is { readonly dispose: () => void } =>
  typeof made === 'object' && made !== null && 'dispose' in made && typeof made.dispose === 'function';
