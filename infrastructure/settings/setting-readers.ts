import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { isIP } from 'node:net';
import { mailboxOf } from '../system/mailbox-of.ts';

/** An invalid setting that prevents the start. The message is one line for the operator. */
export class BadSetting extends Error {}

/** The value of an environment variable. */
type Value = string | undefined;

/** Decodes the value of a setting. The error quotes the value without secrets and says what was expected. */
export type SettingCodec<A> = t.Decoder<Value, A>;

/** Decodes the value of a setting, or throws a `BadSetting`. */
export const readSetting = <A>(name: string, value: Value, codec: SettingCodec<A>): A =>
  pipe(
    codec.decode(value),
    E.getOrElseW((errors) => {
      throw new BadSetting(`Setting ${name} ${errors[0]?.message ?? `is not ${codec.name}`}`);
    }),
  );

/** Creates a codec from `read`, which returns null for an invalid value. */
const setting = <A, D>(
  expected: string,
  fallback: D,
  read: (value: string) => A | null,
  shown = (value: string): string => value,
): SettingCodec<A | D> => {
  const validate = (value: Value, context: t.Context): t.Validation<A | D> => {
    if (value === undefined || value === '') return t.success(fallback);
    const result = read(value);
    if (result !== null) return t.success(result);
    return t.failure(value, context, `is ${JSON.stringify(shown(value))}: expected ${expected}`);
  };
  const codec: SettingCodec<A | D> = {
    name: expected,
    validate,
    decode: (value) => validate(value, t.getDefaultContext(codec)),
  };
  return codec;
};

export const wholeNumber = <D extends number | null>(
  least: number,
  most: number,
  fallback: D,
): SettingCodec<number | D> =>
  setting(`a whole number from ${least} to ${most}`, fallback, (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    return number >= least && number <= most ? number : null;
  });

export const text = <D>(fallback: D): SettingCodec<string | D> =>
  setting('some text', fallback, (value) => (value.trim() === '' ? null : value.trim()));

export const oneOf = <A extends string>(choices: ReadonlyArray<A>, fallback: A): SettingCodec<A> =>
  setting(choices.join(' or '), fallback, (value) => choices.find((choice) => choice === value) ?? null);

const startingWith = (protocols: ReadonlyArray<string>): string =>
  `an address that starts with ${protocols.join(':// or ')}://`;

/** Hides the rest of an invalid URL, because it may contain a password. */
const withoutSecrets = (value: string): string => {
  if (URL.canParse(value)) return `${new URL(value).protocol}//…`;
  return /[@:]/.test(value) ? '…' : value;
};

/** A URL that is kept as written. */
const exactAddress = (
  protocols: ReadonlyArray<string>,
  expected = startingWith(protocols),
  isUsable: (url: URL) => boolean = () => true,
  written = (value: string): string => value,
): SettingCodec<string | null> =>
  setting(
    expected,
    null,
    (value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      return url && protocols.includes(url.protocol.slice(0, -1)) && isUsable(url) ? written(value) : null;
    },
    withoutSecrets,
  );

/** A URL to which paths are appended, without trailing slashes. */
export const address = (protocols: ReadonlyArray<string>): SettingCodec<string | null> =>
  exactAddress(
    protocols,
    startingWith(protocols),
    () => true,
    (value) => value.replace(/\/+$/, ''),
  );

const WEB = ['http', 'https'];

export const web = address(WEB);

/** Keeps a trailing slash, which may matter, because no path is appended. Refuses a password, because `fetch` refuses URLs with one. */
export const webhook = exactAddress(
  WEB,
  `${startingWith(WEB)}, without a password`,
  ({ username, password }) => username === '' && password === '',
);

/** A mail server. Special characters in its user and password are percent-encoded. */
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

/** An e-mail address in the canonical form by which mails are sent and counted. */
export const mailbox = setting('an e-mail address', null, (value) => O.toNullable(mailboxOf(value)));

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

/** Distinct host names in lower case. */
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

/** The provider's environment, which becomes part of URLs. */
export const environmentName = setting('letters, digits, dots and hyphens', 'production', (value) =>
  /^[A-Za-z0-9][A-Za-z0-9.-]{0,63}$/.test(value) ? value : null,
);

export const routingGroup = setting('text of at most 64 characters', null, (value) =>
  value.trim() !== '' && value.trim().length <= 64 ? value.trim() : null,
);

export const tagManager = setting('the id of a tag manager, like GTM-ABC123', null, (value) =>
  /^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : null,
);

export const phoneNumber = (fallback: string): SettingCodec<string> =>
  setting('a phone number of ten digits', fallback, (value) =>
    /^1?\d{10}$/.test(value.replace(/\D/g, '')) ? value : null,
  );
