import { domainToASCII } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { countedMailbox, mailboxIn, personalMailbox, type Mailbox } from '../../../domain/lead/mailbox.ts';

const mailboxOf = mailboxIn(domainToASCII);
const spelled = (address: string): string | null => O.toNullable(mailboxOf(address));
const read = (address: string, by: (mailbox: Mailbox) => string): string | null =>
  O.toNullable(O.map(by)(mailboxOf(address)));

const INVISIBLE = ['\u00ad', '\u200b', '\u2060', '\ufeff', '\u3164', '\ufe0f', '\u202e', '\0'];

describe('The mailbox of an address (quality: 300 lead posts naming one stranger)', () => {
  test.each([
    ['Ann@Example.com', 'ann@example.com'],
    ['  ann@example.com ', 'ann@example.com'],
    ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
    ['ⓐⓝⓝ@ⓔⓧⓐⓜⓟⓛⓔ.ⓒⓞⓜ', 'ann@example.com'],
    ['ann@mail.example。com', 'ann@mail.example.com'],
    ['ann@example.com.', 'ann@example.com'],
    ['ann@intranet', 'ann@intranet'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
    ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
    ['ann@XN--BCHER-KVA.example', 'ann@xn--bcher-kva.example'],
    ['"ann"@example.com', 'ann@example.com'],
    ['"a\\nn"@example.com', 'ann@example.com'],
    ['"ann".lee@example.com', 'ann.lee@example.com'],
    ['＂ann＂@example.com', 'ann@example.com'],
    ['jürgen@example.com', 'jürgen@example.com'],
    ['ju\u0308rgen@example.com', 'jürgen@example.com'],
    ['ann+hvac@example.com', 'ann+hvac@example.com'],
    ['ann.lee@gmail.com', 'ann.lee@gmail.com'],
  ])('%s is %s', (address, mailbox) => expect(spelled(address)).toBe(mailbox));

  test.each([
    ...['', 'ann', '@example.com', 'ann@', 'ann@.com', 'ann@a..b'],
    ...[
      'ann@example.com/evil',
      'ann@ex%61mple.com',
      'ann@example.com:25',
      'ann@example.com(1)',
      'ann(1)@example.com',
    ],
    ...['"ann lee"@example.com', 'ann@exam ple.com', 'Ann <ann@example.com>', 'a@b@example.com'],
    ...['ann@xn--ü.com', '<ann@example.com>', 'ann,lee@example.com', 'ann@[127.0.0.1]'],
  ])('does not exist for %s', (address) => expect(spelled(address)).toBeNull());

  test.each(INVISIBLE)('does not exist for an address with the invisible %j', (character) => {
    expect(spelled(`an${character}n@example.com`)).toBeNull();
    expect(spelled(`ann@exam${character}ple.com`)).toBeNull();
  });

  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 }))
      .map(([local, domain]) => `${local}@${domain}.com`),
    fc.emailAddress({ size: 'small' }),
  );

  test('is unchanged when it is normalized again', () =>
    fc.assert(
      fc.property(texts, (text) => {
        const mailbox = spelled(text);
        if (mailbox !== null) expect(spelled(mailbox)).toBe(mailbox);
      }),
      { numRuns: 2_000 },
    ));

  test('has a plain local part and an ASCII domain', () =>
    fc.assert(
      fc.property(texts, (text) => {
        const mailbox = spelled(text);
        if (mailbox !== null) expect(mailbox).toMatch(/^[^\s"\\@]+@[a-z\d_.-]+$/);
      }),
      { numRuns: 2_000 },
    ));

  /** Unicode variants of a letter or digit: full-width, circled, or capital. */
  const spelledAs: ReadonlyArray<(letter: string) => string> = [
    (letter) => letter,
    (letter) => letter.toUpperCase(),
    (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
    (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x61 + 0x24d0),
    (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x61 + 0x1d41a),
  ];

  test('is the same for all spellings', () =>
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom(...spelledAs)), (spellings) => {
        const typed = 'stranger@example.org'.replace(/[a-z]/g, (letter) => {
          const { value } = spellings.next();
          return value === undefined ? letter : value(letter);
        });
        expect(spelled(typed)).toBe('stranger@example.org');
      }),
    ));
});

describe('The mailbox that finds a person’s leads', () => {
  test.each([
    ['str.anger@gmail.com', 'stranger@gmail.com'],
    ['"s.t.r".anger+1@GoogleMail.com', 'stranger@gmail.com'],
    ['+1@gmail.com', '+1@gmail.com'],
    ['str.anger@example.com', 'str.anger@example.com'],
    ['stranger+1@example.com', 'stranger+1@example.com'],
    ['"stranger"@example.com', 'stranger@example.com'],
  ])('for %s is %s', (address, person) => expect(read(address, personalMailbox)).toBe(person));

  test('counts mails together with its address', () =>
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const person = read(address, personalMailbox);
        if (person !== null) expect(read(person, countedMailbox)).toBe(read(address, countedMailbox));
      }),
    ));
});

describe('The mailbox that counts mails', () => {
  test.each([
    ['ann+1@example.com', 'ann@example.com'],
    ['ann+a+b@Example.com', 'ann@example.com'],
    ['+ann@example.com', '+ann@example.com'],
    ['a.n.n@example.com', 'ann@example.com'],
    ['"a.nn"@example.com', 'ann@example.com'],
    ['a.nn+1@googlemail.com', 'ann@gmail.com'],
    ['..@example.com', '..@example.com'],
  ])('of %s is %s', (address, mailbox) => expect(read(address, countedMailbox)).toBe(mailbox));
});
