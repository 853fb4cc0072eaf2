import type { ServiceIdentifier } from 'inversify';

/** A token for each service that a container holds, by name. */
export type Tokens<Held> = { readonly [Name in keyof Held]: ServiceIdentifier<Held[Name]> };

/** Creates tokens on first access, so that only a type needs to list them. */
export const tokensOf = <Held>(): Tokens<Held> => {
  const made = new Map<string | symbol, symbol>();
  return new Proxy({} as Tokens<Held>, {
    get: (_none, name) => {
      const token = made.get(name) ?? Symbol(String(name));
      made.set(name, token);
      return token;
    },
  });
};

/** Returns the service that is bound to a token. */
export type GetService = <A>(token: ServiceIdentifier<A>) => A;

/** A token with its value, or with a factory that runs once, on first access. */
export type Binding =
  | { readonly token: ServiceIdentifier; readonly value: unknown }
  | { readonly token: ServiceIdentifier; readonly make: (get: GetService) => unknown };

/** A capability's bindings, the page container's counterpart of an inversify `ContainerModule` (decision 0010). */
export type Bindings = ReadonlyArray<Binding>;

export const constant = <A>(token: ServiceIdentifier<A>, value: NoInfer<A>): Binding => ({ token, value });

/** Binds a factory that runs once per container. */
export const singleton = <A>(
  token: ServiceIdentifier<A>,
  make: (get: GetService) => NoInfer<A>,
): Binding => ({
  token,
  make,
});
