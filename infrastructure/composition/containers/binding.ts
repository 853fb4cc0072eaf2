import type { ServiceIdentifier } from 'inversify';

/** What a container gives for each token, by its name. */
export type Tokens<Held> = { readonly [Name in keyof Held]: ServiceIdentifier<Held[Name]> };

/** The tokens of all that containers hold, each made when it is first named: only the type lists them. */
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

/** Gives what is bound to a token. */
export type Get = <A>(token: ServiceIdentifier<A>) => A;

/** What a token represents: a value that is there already, or one that is made once, when it is first asked for. */
export type Binding =
  | { readonly token: ServiceIdentifier; readonly value: unknown }
  | { readonly token: ServiceIdentifier; readonly make: (get: Get) => unknown };

/** What a capability binds: a `ContainerModule` of inversify on the server, loaded as it is in the browser (decision 0010). */
export type Bindings = ReadonlyArray<Binding>;

/** Binds a value that is there already. */
export const constant = <A>(token: ServiceIdentifier<A>, value: NoInfer<A>): Binding => ({ token, value });

/** Binds what is made of other things, once for each container. */
export const singleton = <A>(token: ServiceIdentifier<A>, make: (get: Get) => NoInfer<A>): Binding => ({
  token,
  make,
});
