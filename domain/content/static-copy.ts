import { SITE_FACTS, withFacts } from './facts.ts';

/** Static copy from a data file, with the fact tokens in its texts replaced. The compiler knows its shape from the file. */
export const staticCopy = <A>(written: A): A =>
  JSON.parse(JSON.stringify(written), (_name, value: unknown) =>
    typeof value === 'string' ? withFacts(value, SITE_FACTS, 'en') : value,
  );
