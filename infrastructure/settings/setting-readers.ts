import { isIP } from 'node:net';

/** A setting that the start cannot go on with: one line for the operator. */
export class BadSetting extends Error {}

/** Decodes the value of one setting; throws a `BadSetting`. */
export type Reader<A> = (name: string, value: string | undefined) => A;

const bad = (name: string, value: string, expected: string): BadSetting =>
  new BadSetting(`Setting ${name} is ${JSON.stringify(value)}: expected ${expected}`);

/** Reads a value as `read` does; null from it means that the value is not what was expected. */
const setting =
  <A, D>(expected: string, fallback: D, read: (value: string) => A | null): Reader<A | D> =>
  (name, value) => {
    if (value === undefined || value === '') return fallback;
    const result = read(value);
    if (result === null) throw bad(name, value, expected);
    return result;
  };

export const wholeNumber = (least: number, most: number, fallback: number): Reader<number> =>
  setting(`a whole number from ${least} to ${most}`, fallback, (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    return number >= least && number <= most ? number : null;
  });

export const text = <D>(fallback: D): Reader<string | D> =>
  setting('some text', fallback, (value) => (value.trim() === '' ? null : value.trim()));

export const oneOf = <A extends string>(choices: ReadonlyArray<A>, fallback: A): Reader<A> =>
  setting(choices.join(' or '), fallback, (value) => choices.find((choice) => choice === value) ?? null);

const startingWith = (protocols: ReadonlyArray<string>): string =>
  `an address that starts with ${protocols.join(':// or ')}://`;

/** An address, letter for letter. The rest of a bad one is kept out of the message: it may hold a password. */
const exactAddress =
  (
    protocols: ReadonlyArray<string>,
    expected = startingWith(protocols),
    isUsable: (url: URL) => boolean = () => true,
  ): Reader<string | null> =>
  (name, value) => {
    if (value === undefined || value === '') return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && protocols.includes(url.protocol.slice(0, -1)) && isUsable(url)) return value;
    const shown = /[@:]/.test(value) ? '…' : value;
    throw bad(name, url ? `${url.protocol}//…` : shown, expected);
  };

/** The address of what has others below it: it ends without a slash. */
export const address =
  (protocols: ReadonlyArray<string>): Reader<string | null> =>
  (name, value) =>
    exactAddress(protocols)(name, value)?.replace(/\/+$/, '') ?? null;

const WEB = ['http', 'https'];

export const web = address(WEB);

/** Nothing is below it, and a slash at its end may count; the browser's `fetch` takes no password in an address. */
export const webhook = exactAddress(
  WEB,
  `${startingWith(WEB)}, without a password`,
  ({ username, password }) => username === '' && password === '',
);

/** A mail server; what is special in its user and password is percent-encoded. */
export const mailServer = exactAddress(
  ['smtp', 'smtps'],
  'an address like smtp://user:password@host:587 or smtps://host',
  ({ hostname, username, password }) => hostname !== '' && isDecodable(username + password),
);

const isDecodable = (part: string): boolean => {
  try {
    return decodeURIComponent(part) !== null;
  } catch {
    return false;
  }
};

export const emailAddress = setting('an e-mail address', null, (value) =>
  /^[^\s@<>,;"]+@[\w.-]+$/.test(value.trim()) ? value.trim() : null,
);

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

export const proxies = setting('addresses or subnets of proxies, separated by commas', null, (value) => {
  const isProxy = (part: string): boolean => {
    const [ip = '', bits = '0'] = part.trim().split('/');
    return (
      PROXY_NAMES.includes(part.trim()) || (isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128)
    );
  };
  return value.split(',').every(isProxy) ? value : null;
});

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** Host names in lower case, each once. */
export const hosts = setting<ReadonlyArray<string>, ReadonlyArray<string>>(
  'host names, separated by commas or spaces',
  [],
  (value) => {
    const names = value.toLowerCase().split(/[\s,]+/);
    const given = names.filter((name) => name !== '');
    return given.every((name) => HOST_NAME.test(name) && isPort(name.split(':')[1]))
      ? [...new Set(given)]
      : null;
  },
);

const isPort = (port = '1'): boolean => Number(port) >= 1 && Number(port) <= 65_535;

export const routingGroup = setting('text of at most 64 characters', null, (value) =>
  value.trim() !== '' && value.trim().length <= 64 ? value.trim() : null,
);

export const tagManager = setting('the id of a tag manager, like GTM-ABC123', null, (value) =>
  /^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : null,
);

export const phoneNumber = (fallback: string): Reader<string> =>
  setting('a phone number of ten digits', fallback, (value) =>
    /^1?\d{10}$/.test(value.replace(/\D/g, '')) ? value : null,
  );
