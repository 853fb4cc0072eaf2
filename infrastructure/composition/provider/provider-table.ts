import { BadSetting } from '../../settings/settings.ts';

/** How long a real provider may take from the first word to the last, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 8_000;

/** The kinds of provider of one port by their names: what makes the adapters that speak the JSON of each. */
export type ProviderTable<Provider> = Readonly<Record<string, Provider>>;

/** The provider that a setting chooses; throws a `BadSetting` where the table has none of that name. */
export const providerIn = <Provider>(
  table: ProviderTable<Provider>,
  kind: 'dealer' | 'rebate' | 'review',
  name: string,
): Provider => {
  // The names of what every object inherits, such as `constructor`, are no providers.
  const provider = Object.hasOwn(table, name) ? table[name] : undefined;
  if (provider === undefined) throw new BadSetting(`There is no ${kind} provider ${name}`);
  return provider;
};
