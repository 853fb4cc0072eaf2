import { ContainerModule } from 'inversify';
import type { Bindings } from './binding.ts';

/** The bindings of a capability as inversify loads them. What the container has made is disposed with it. */
export const containerModule = (bindings: Bindings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const binding of bindings) {
      if ('value' in binding) bind(binding.token).toConstantValue(binding.value);
      else {
        bind(binding.token)
          .toDynamicValue((context) => binding.make((token) => context.get(token)))
          .inSingletonScope()
          .onDeactivation(dispose);
      }
    }
  });

const dispose = (made: unknown): void => {
  if (isDisposable(made)) made.dispose();
};

const isDisposable = (made: unknown): made is { readonly dispose: () => void } =>
  typeof made === 'object' && made !== null && 'dispose' in made && typeof made.dispose === 'function';
