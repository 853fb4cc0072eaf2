import { BadSetting } from '../../settings/settings.ts';

/** The timeout of a call to a real provider, including the body, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 8_000;

/** The kinds of provider of one port, by name. Each entry creates the adapters for its JSON format. */
export type ProviderTable<Provider> = Readonly<Record<string, Provider>>;

/** The provider that a setting chooses. Throws a `BadSetting` for an unknown name. */
export const providerIn = <Provider>(
  table: ProviderTable<Provider>,
  kind: 'dealer' | 'rebate' | 'review',
  name: string,
): Provider => {
  // Inherited names such as `constructor` aren't providers.
  const provider = Object.hasOwn(table, name) ? table[name] : undefined;
  if (provider === undefined) throw new BadSetting(`There is no ${kind} provider ${name}`);
  return provider;
};
