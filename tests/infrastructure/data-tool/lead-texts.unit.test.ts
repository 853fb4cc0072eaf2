import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';
import { unsafeValidLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import type { ReportedLead } from '../../../infrastructure/database/leads/lead-reports.ts';
import { leadTexts, type ExportFormat } from '../../../infrastructure/data-tool/lead-texts.ts';
import { aSubmittedLead as aLead } from '../../contracts/leads/a-submitted-lead.ts';

/** A lead of which no mailbox has taken a mail. */
const aSubmittedLead = (fields: Parameters<typeof aLead>[0] = {}) => ({
  ...aLead(fields),
  state: 'stored' as const,
});

const exported = async (leads: ReadonlyArray<ReportedLead>, format: ExportFormat) => {
  async function* each() {
    yield* leads;
  }
  let text = '';
  for await (const piece of leadTexts(each(), format)) text += piece;
  return text;
};

const rowsOf = (csv: string) => parse(csv, { columns: true }) as ReadonlyArray<Record<string, string>>;

const FORMULA_STARTS = ['=', '+', '-', '@', '\t', '\r', ';=', ',=', 'a\t=', '\n@'];

/** Whether a spreadsheet runs a cell, or a part of it after splitting at commas, semicolons or tabs. */
const runs = (cell = '') =>
  /^[\t\r]/.test(cell) || cell.split(/[,;\t\r\n]/).some((part) => /^[=+\-@]/.test(part));

const some = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.constantFrom(...FORMULA_STARTS), fc.string({ unit: 'binary' })).map((parts) => parts.join('')),
);
const leads = fc
  .array(fc.record({ firstName: some, comments: some }), { maxLength: 5 })
  .map((all) => all.map(aSubmittedLead));

describe('Exported leads', () => {
  it('are flat, with their reference and the time of their acceptance', async () => {
    const lead = aSubmittedLead({ topic: 'pricing' });
    const { doubts: _doubts, consents: _consents, ...metadata } = lead.lead.metadata;
    const [read, ...more] = JSON.parse(await exported([lead], 'json')) as ReadonlyArray<object>;
    expect(more).toEqual([]);
    expect(read).toEqual({
      id: lead.id,
      reference: referenceOf(lead.id),
      acceptedAt: '2026-11-20T12:00:00.000Z',
      ...metadata,
      ...lead.lead.fields,
      requestState: 'stored',
    });
  });

  it('state each consent: the text, its version, when and in which language', async () => {
    const { lead, ...rest } = aSubmittedLead();
    const consent = { purpose: 'sms', text: 'Text me.', version: '0a', language: 'en' } as const;
    const agreed = { ...rest, lead: unsafeValidLead({ ...lead.metadata, consents: [consent] }, lead.fields) };
    expect(rowsOf(await exported([agreed], 'csv'))).toMatchObject([
      {
        smsConsentText: 'Text me.',
        smsConsentVersion: '0a',
        smsConsentLanguage: 'en',
        smsConsentAt: '2026-11-20T12:00:00.000Z',
        contactConsentText: '',
      },
    ]);
  });

  it('mark values that are probably mistakes', async () => {
    const { lead, ...rest } = aSubmittedLead();
    const doubted = {
      ...rest,
      lead: unsafeValidLead({ ...lead.metadata, doubts: ['addressLine1', 'phone'] }, lead.fields),
    };
    const check = 'check the address, check the phone number';
    expect(JSON.parse(await exported([doubted], 'json'))).toMatchObject([{ check }]);
    expect(rowsOf(await exported([doubted, aSubmittedLead()], 'csv'))).toMatchObject([
      { check },
      { check: '' },
    ]);
  });

  it('state why they are or were held, and the outcome', async () => {
    const held = { ...aSubmittedLead(), hold: { reason: 'honeypot', state: 'held' } as const };
    const marks = { holdReason: 'honeypot', holdState: 'held' };
    expect(JSON.parse(await exported([held], 'json'))).toMatchObject([marks]);
    const [marked, plain] = rowsOf(await exported([held, aSubmittedLead()], 'csv'));
    expect(marked).toMatchObject(marks);
    expect(plain).toMatchObject({ holdReason: '', holdState: '' });
  });

  it('are one per line in a JSON list', async () => {
    expect(await exported([], 'json')).toBe('[]\n');
    const two = await exported([aSubmittedLead(), aSubmittedLead()], 'json');
    expect(two).toMatch(/^\[\n\{.*\},\n\{.*\}\n\]\n$/);
  });

  it('have a column for every field, and quotes around every cell', async () => {
    const [head, row, end] = (await exported([aSubmittedLead({ comments: 'a "b", c' })], 'csv')).split(
      '\r\n',
    );
    expect(head).toBe(
      ['id', 'reference', 'acceptedAt', 'formId', 'name', 'brand', 'kind', 'source', 'companyId', 'mtaAid']
        .concat('mtaSid', LEAD_FIELDS, 'requestState', 'holdReason', 'holdState', 'check')
        .concat(
          ['contact', 'sms', 'offers'].flatMap((purpose) =>
            ['Text', 'Version', 'At', 'Language'].map((part) => `${purpose}Consent${part}`),
          ),
        )
        .map((column) => `"${column}"`)
        .join(','),
    );
    expect(row).toContain(',"7","","","","Ann",');
    expect(row).toContain('"a ""b"", c"');
    expect(end).toBe('');
  });

  it('keep every text unchanged, except that CSV has an apostrophe before formulas', () =>
    fc.assert(
      fc.asyncProperty(leads, async (all) => {
        const texts = all.map(({ lead: { fields } }) => [fields.firstName, fields.comments]);
        const textsIn = (rows: ReadonlyArray<Record<string, string>>) =>
          rows.map(({ firstName, comments }) => [firstName, comments]);
        const json = JSON.parse(await exported(all, 'json')) as ReadonlyArray<Record<string, string>>;
        expect(textsIn(json)).toEqual(texts);
        const cells = textsIn(rowsOf(await exported(all, 'csv')));
        const withoutApostrophes = (all: ReadonlyArray<ReadonlyArray<string | undefined>>) =>
          all.map((row) => row.map((text) => text?.replaceAll("'", '')));
        expect(withoutApostrophes(cells)).toEqual(withoutApostrophes(texts));
        texts.flat().forEach((text, i) => expect(runs(text) || text === cells.flat()[i]).toBe(true));
        expect(cells.flat().filter(runs)).toEqual([]);
      }),
    ));

  it.each([
    ['=HYPERLINK("http://x.test")', '\'=HYPERLINK("http://x.test")'],
    ['+1 972-555-0100', "'+1 972-555-0100"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    [';=1', ";'=1"],
    [',=1', ",'=1"],
    ['Hello;=1', "Hello;'=1"],
    ['Hello\t=1', "Hello\t'=1"],
    ['one, -2; a=b', 'one, -2; a=b'],
  ])('show %j as text in a spreadsheet', async (comments, shown) => {
    const lead = aSubmittedLead({ comments });
    expect(rowsOf(await exported([lead], 'csv'))[0]).toMatchObject({ comments: shown });
    expect(JSON.parse(await exported([lead], 'json'))).toMatchObject([{ comments }]);
  });
});
