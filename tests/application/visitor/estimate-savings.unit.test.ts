import { beforeEach, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { foundRebates } from '../../../application/visitor/estimate-savings/found-rebates.ts';
import { rebateBlockTexts, rebateTextsIn } from '../../../application/visitor/estimate-savings/texts-in.ts';
import { lookUpSavings } from '../../../application/visitor/estimate-savings/look-up-savings.ts';
import { rebateQuery } from '../../../application/visitor/estimate-savings/rebate-address.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { rebatesFor, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaUtilities } from '../../builders/area-utilities.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { MemoryPageNavigation } from '../../fakes/visitor/memory-page-navigation.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const PATH = '/resources/rebates/';
const boston = areaRebates(
  'Boston, MA',
  aProgram('whole-home').paying(8500).combining('bonus').build(),
  aProgram('bonus').paying(500).build(),
);

let rebates: FakeRebateDirectory;
let memory: FakeVisitorMemory;
let events: KeptVisitorEvents;
let log: MemoryLogger;
let navigation: MemoryPageNavigation;

beforeEach(() => {
  [rebates, memory, events] = [new FakeRebateDirectory(), new FakeVisitorMemory(), new KeptVisitorEvents()];
  [log, navigation] = [new MemoryLogger(), new MemoryPageNavigation()];
  rebates.serve('02110', boston);
});

const begun = (resumed: EstimateSavingsView | null = null, stated?: StatedHousehold) => {
  const lookUp = lookUpSavings({ rebates, clock: new FakeClock(), log });
  const useCase = new EstimateSavings({ lookUp, memory, events, log, navigation }, resumed, stated);
  const views: EstimateSavingsView[] = [];
  useCase.view$.subscribe((view) => views.push(view));
  return {
    useCase,
    views,
    view: () => views.at(-1) as EstimateSavingsView,
    showAt: (query: string) => useCase.showAt(new URLSearchParams(query), PATH),
  };
};

const foundIn = async (area: AreaRebates) => {
  rebates.serve('02110', area);
  const { showAt, view } = begun();
  await showAt('zip=02110');
  const now = view();
  if (now.kind !== 'found') throw new Error(`It is ${now.kind}`);
  return now.rebates;
};

describe('An address', () => {
  test('with a zip shows that the page is loading, then the amounts of the programs', async () => {
    const { showAt, views, view } = begun();
    await showAt('zip=%2002110%20');
    expect(views.map(({ kind }) => kind)).toEqual(['idle', 'idle', 'loading', 'found']);
    expect(views[2]).toMatchObject({ waitAddress: `${PATH}?zip=02110&wait=1` });
    expect(view()).toMatchObject({
      box: { zip: '02110', asked: '02110', address: `${PATH}?zip=02110`, zipError: null },
      rebates: {
        heading: 'Up to $9,000 in rebates may be available near Boston, MA',
        amount: '$9,000',
        total:
          'This total adds up only programs that can pay for the same project: Program whole-home and Program bonus.',
      },
    });
  });

  test('with a zip is looked up, stored and reported once, even if two blocks show it', async () => {
    const { showAt } = begun();
    await Promise.all([showAt('zip=02110'), showAt('zip=02110')]);
    expect(rebates.asked).toEqual(['02110']);
    expect(memory.postalCode).toBe('02110');
    expect(events.reported).toEqual([{ event: 'ecorebates-search', zip: '02110' }]);
  });

  test.each([
    ['', { kind: 'idle', box: { zip: '', asked: null, zipError: null } }],
    ['zip=', { kind: 'idle', box: { asked: null, zipError: 'missing' } }],
    ['zip=+', { kind: 'idle', box: { asked: null, zipError: 'missing' } }],
    ['zip=0211', { kind: 'idle', box: { zip: '0211', zipError: 'malformed' } }],
    ['zipcode=02110', { kind: 'found', box: { asked: '02110' } }],
    ['zip=02110-1234', { kind: 'found', box: { asked: '02110' } }],
    [
      'zip=m5v3l9',
      { kind: 'none', advice: rebateTextsIn('en').estimate.noneInCanada, box: { asked: 'M5V 3L9' } },
    ],
  ])('with the query %j shows the matching view', async (query, expected) => {
    const { showAt, view } = begun();
    await showAt(query);
    expect(view()).toMatchObject(expected);
  });

  test.each([
    ['', ''],
    ['zip=', 'zip='],
    ['zip=02110&leadId=l1&dealerId=7&mtaAid=a', 'zip=02110'],
    ['zipcode=m5v%203l9', 'zip=M5V%203L9'],
    ['zip=90210-1234', 'zip=90210'],
    ['zip=02110&dealer=7', 'zip=02110&dealer=7'],
    ['zip=02110&dealer=x', 'zip=02110&dealer=0'],
    ['zip=02110&dealer=0', 'zip=02110&dealer=0'],
    ['zip=02110&dealer=', 'zip=02110'],
    ['zip=02110&dealer=7&wait=1', 'zip=02110&dealer=7&wait=1'],
    ['zip=02110&wait=2', 'zip=02110'],
    ['wait=1', ''],
    ['zip=&wait=1', 'zip='],
  ])('with the query %j is cached as %j', (query, cached) =>
    expect(rebateQuery(new URLSearchParams(query))).toBe(cached),
  );
});

describe('A lookup', () => {
  test('returns no link for a program without a known page', async () => {
    const program = aProgram('b').paying(500).with({ homeUrl: '' }).build();
    const { programs } = await foundIn({ ...boston, programs: [program] });
    expect(programs.map(({ href }) => href)).toEqual([null]);
  });

  test('that fails shows the message, clears earlier programs, and is logged', async () => {
    const { showAt, view, useCase } = begun();
    await showAt('zip=02110');
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'Bad Gateway' });
    await showAt('zip=99501');
    expect(view()).toEqual({
      kind: 'failed',
      box: expect.objectContaining({ asked: '99501' }),
    });
    expect([log.errors, useCase.isUnsettled]).toEqual([['Error fetching rebates: Bad Gateway'], true]);
  });

  test('that fails can be repeated', async () => {
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'Bad Gateway' });
    const { showAt, view, useCase } = begun();
    await showAt('zip=02110');
    useCase.ask(' 02110 ');
    await settle();
    expect([view().kind, navigation.moves]).toEqual(['found', []]);
  });

  test('for an earlier zip is ignored if its answer is late', async () => {
    const { showAt, view } = begun();
    rebates.meet('silence');
    const first = showAt('zip=02110');
    await showAt('zip=99501');
    rebates.release();
    await Promise.all([first, settle()]);
    expect(view()).toMatchObject({
      kind: 'none',
      advice: rebateTextsIn('en').estimate.noneAdvice,
      dealers: '/find-a-dealer/?zipcode=99501',
      box: { asked: '99501' },
    });
  });
});

describe('The zip box', () => {
  test('goes to the address of the typed code, in normal form', async () => {
    const { useCase, showAt } = begun();
    await showAt('');
    useCase.ask(' m5v 3l9 ');
    expect(navigation.moves).toEqual([{ to: `${PATH}?zip=M5V%203L9`, replaces: false }]);
  });

  test('counts each Back and Forward, so that the box shows the zip of the address again', async () => {
    const { useCase, view, showAt } = begun();
    const search = async (zip: string) => {
      useCase.ask(zip);
      await showAt(`zip=${zip}`);
    };
    await showAt('zip=02110');
    await search('99501');
    await search('75001');
    expect(view().box).toMatchObject({ zip: '75001', returns: 0 });
    await showAt('zip=99501');
    await showAt('zip=02110');
    // Forward, to the last address from the box.
    await showAt('zip=99501');
    await showAt('zip=75001');
    expect(view().box).toMatchObject({ zip: '75001', returns: 4 });
  });

  test('on a page without a zip searches the visitor’s stored one, once, and replaces the address', async () => {
    memory = new FakeVisitorMemory(O.some('02110' as PostalCode));
    const { useCase, showAt } = begun();
    await showAt('');
    useCase.recall();
    memory.rememberPostalCode('75001' as PostalCode);
    expect(navigation.moves).toEqual([{ to: `${PATH}?zip=02110`, replaces: true }]);
  });

  test.each(['75001', 'Texas'])(
    'keeps what the visitor entered before, %s, instead of the stored zip',
    async (typed) => {
      memory = new FakeVisitorMemory(O.some('02110' as PostalCode));
      const { useCase, view, showAt } = begun();
      await showAt('');
      useCase.ask(typed);
      const asked = [view(), ...navigation.moves];
      useCase.recall();
      expect([view(), ...navigation.moves]).toEqual(asked);
    },
  );

  test('on a page with a zip ignores the stored one', async () => {
    const { useCase, view, showAt } = begun();
    await showAt('zip=99501');
    memory.rememberPostalCode('02110' as PostalCode);
    useCase.recall();
    expect([view().box.asked, navigation.moves]).toEqual(['99501', []]);
  });
});

describe('A rendered page', () => {
  const rendered = async (query: string) => {
    const page = begun();
    await page.showAt(query);
    return JSON.parse(JSON.stringify(page.view())) as EstimateSavingsView;
  };

  test('is resumed without repeating its calls', async () => {
    const before = await rendered('zip=02110');
    const { showAt, views } = begun(before);
    await showAt('zip=02110');
    expect(rebates.asked).toHaveLength(1);
    expect(views.every(({ kind }) => kind === 'found')).toBe(true);
  });

  test('repeats the call that the server could not settle', async () => {
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'timeout' });
    const before = await rendered('zip=02110');
    const { showAt, view } = begun(before);
    await showAt('zip=02110');
    expect(view().kind).toBe('found');
  });
});

describe('The programs found', () => {
  test('without an amount show no savings, only the programs', async () => {
    expect(await foundIn(areaRebates('Sioux Falls, SD', aProgram('call').build()))).toMatchObject({
      heading: 'Rebate programs near Sioux Falls, SD',
      amount: null,
      total: null,
      programs: [{ amount: 'Call for details', isCounted: null }],
    });
  });

  test('without a place show no savings', async () => {
    const nowhere = { ...areaRebates('', aProgram('a').paying(400).build()), cityState: O.none };
    expect(await foundIn(nowhere)).toMatchObject({ heading: 'Rebate programs near 02110', amount: null });
  });

  test('show their known facts, and leave out unknown ones', async () => {
    const { programs } = await foundIn(
      areaRebates(
        'Boston, MA',
        aProgram('a')
          .paying(400)
          .until('2026-12-31')
          .with({
            lastChecked: O.some('2026-11-18'),
            paysFor: ['Furnace', 'Heat pump'],
            whoCanApply: O.some('Homeowners'),
            conditions: ['reserve-before-install', 'enrolled-contractor'],
          })
          .build(),
        aProgram('b').build(),
      ),
    );
    expect(programs[0]).toMatchObject({
      status: { kind: 'open', text: 'Open' },
      facts: [
        { label: 'Pays for', text: 'Furnace, Heat pump' },
        { label: 'Who can apply', text: 'Homeowners' },
        {
          label: 'Before you buy',
          text: 'Reserve the rebate before installation. Use a contractor who is enrolled in the program.',
        },
        { label: 'Last day', text: 'December 31, 2026' },
        { label: 'Last checked', text: 'November 18, 2026' },
      ],
    });
    // A fact that a provider lacks is not shown.
    expect(programs[1]?.facts).toEqual([]);
  });

  test('show when an open program started, and when a future one opens', async () => {
    const begins = async (day: string) => {
      const { programs } = await foundIn(areaRebates('Boston, MA', aProgram('a').from(day).build()));
      return programs[0]?.facts;
    };
    expect(await begins('2025-07-21')).toEqual([{ label: 'Started', text: 'July 21, 2025' }]);
    expect(await begins('2027-01-01')).toEqual([{ label: 'Opens', text: 'January 1, 2027' }]);
  });

  test('a program outside the total states why', async () => {
    const { programs } = await foundIn(
      areaRebates(
        'Boston, MA',
        aProgram('ended').paying(9000).that('ended').build(),
        aProgram('other').paying(300).combining().build(),
        aProgram('best').paying(800).combining().build(),
        aProgram('silent').paying(200).build(),
        aProgram('label').build(),
        aProgram('paused').paying(100).that('paused').build(),
      ),
    );
    expect(programs.map(({ key, isCounted, notCounted }) => [key, isCounted, notCounted])).toEqual([
      ['best', true, null],
      ['other', false, 'Not in the total: it can’t be combined with Program best.'],
      ['silent', false, "Not in the total. We don't know whether it combines: ask the program."],
      ['label', false, 'Not in the total: it has no set dollar amount.'],
      ['ended', false, 'Not in the total: it isn’t taking applications now.'],
      ['paused', false, 'Not in the total: it isn’t taking applications now.'],
    ]);
  });

  test('a total of one program says so only if others might be added', async () => {
    const [best, silent] = [aProgram('best').paying(800).build(), aProgram('silent').paying(200)];
    const totalBeside = async (...others: ReadonlyArray<RebateProgram>) =>
      (await foundIn(areaRebates('Boston, MA', best, ...others))).total;
    expect(await totalBeside(silent.build())).toBe(
      "This total counts only the largest program, Program best. We don't know whether the others combine with it.",
    );
    expect(await totalBeside()).toBeNull();
    expect(await totalBeside(silent.that('ended').build(), aProgram('label').build())).toBeNull();
  });

  test('incomes are explained only if an amount depends on them', async () => {
    const area = areaRebates(
      'Atlanta, GA',
      aProgram('low').paying(8000).forIncomes('low').build(),
      aProgram('moderate').paying(4000).forIncomes('moderate').build(),
    );
    const { incomes, programs, others, amount } = await foundIn(area);
    expect(incomes?.amounts).toEqual([
      { income: 'Under 80% of your area’s median', amount: 'Up to $8,000' },
      { income: '80% to 150% of the median', amount: 'Up to $4,000' },
      { income: 'Above 150% of the median', amount: 'No set dollar amount' },
    ]);
    expect(amount).toBe('$4,000');
    expect(programs.map(({ key }) => key)).toEqual(['moderate']);
    expect(others.map(({ key, notCounted }) => [key, notCounted])).toEqual([
      ['low', 'Not in the total: it’s for households with a different income.'],
    ]);
    expect((await foundIn(boston)).incomes).toBeNull();
  });

  test('programs for other work are listed separately, and are in no total', async () => {
    const geothermal = aProgram('geothermal').paying(15_000).with({ paysForOtherWork: true }).build();
    const area = areaRebates('Hartford, CT', geothermal, aProgram('heat-pump').paying(600).build());
    const { heading, programs, others } = await foundIn(area);
    expect(heading).toBe('Up to $600 in rebates may be available near Hartford, CT');
    expect(programs.map(({ key }) => key)).toEqual(['heat-pump']);
    expect(others.map(({ key, notCounted }) => [key, notCounted])).toEqual([
      ['geothermal', 'Not in the total: it isn’t for our systems.'],
    ]);
  });

  test('the utilities whose rebates are included are named', async () => {
    expect((await foundIn({ ...boston, utilities: areaUtilities(['Eversource'], []) })).utilities).toEqual({
      text: 'These utility rebates are from Eversource. If another company bills you, choose it here.',
      open: 'Choose your utilities',
      form: 'Your utilities',
      submit: 'Update rebates',
      note: null,
      error: null,
      fields: [
        {
          name: 'utility',
          label: 'Electric company',
          chosen: 'eversource',
          options: [
            { value: 'eversource', label: 'Eversource' },
            { value: 'unknown', label: 'I don’t know' },
          ],
        },
      ],
    });
    expect((await foundIn(boston)).utilities).toBeNull();
  });

  test('sample data is marked, and another service’s answer shows its age', async () => {
    const area = { ...boston, isSample: true, askedAt: O.some(Date.UTC(2026, 10, 22, 3)) };
    expect(await foundIn(area)).toMatchObject({
      sample: 'Sample data. These programs are made up to show how this page works. Don’t rely on them.',
      received: 'Program details received November 21, 2026.',
    });
    expect(await foundIn(boston)).toMatchObject({ sample: null, received: null });
  });
});

describe('A stated household', () => {
  const atlanta = areaRebates(
    'Atlanta, GA',
    aProgram('low').paying(8000).forIncomes('low').build(),
    aProgram('moderate').paying(4000).forIncomes('moderate').build(),
    aProgram('all').paying(100).build(),
  );
  const THREE = { income: '50000', household_size: '3' };
  const shown = async (area: AreaRebates = atlanta) => {
    rebates.serve('02110', area);
    const page = begun();
    await page.showAt('zip=02110');
    const state = async (fields: Readonly<Record<string, string>>) => {
      page.useCase.stateHousehold(new URLSearchParams(fields));
      await settle();
      return foundOf(page.view());
    };
    return { ...page, state };
  };
  const foundOf = (view: EstimateSavingsView) => {
    if (view.kind !== 'found') throw new Error(`It is ${view.kind}`);
    return view.rebates;
  };

  test('can be stated if a program depends on income, and the assumed one is shown', async () => {
    const { view } = await shown();
    expect(foundOf(view()).household).toMatchObject({
      text: 'These amounts are for a household of four that earns 80% to 150% of your area’s median income. Half of the households in an area earn more than the median, and half earn less.',
      error: null,
      fields: [
        { name: 'income', chosen: '' },
        { name: 'exact_income', chosen: '', options: null },
        { name: 'household_size', chosen: '4' },
      ],
    });
    const [income, , size] = foundOf(view()).household?.fields ?? [];
    expect(income?.options?.map(({ label }) => label)).toEqual([
      'I’d rather not say',
      'Up to $25,000',
      '$25,001 to $50,000',
      '$50,001 to $75,000',
      '$75,001 to $100,000',
      '$100,001 to $125,000',
      '$125,001 to $150,000',
      '$150,001 to $200,000',
      '$200,001 to $250,000',
      'More than $250,000',
    ]);
    expect(size?.options?.map(({ label }) => label)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8 or more',
    ]);
  });

  test('has no form in Canada, or if no program depends on income', async () => {
    expect(foundOf((await shown(boston)).view()).household).toBeNull();
    rebates.serve('M5V 3L9', atlanta);
    const { showAt, view } = begun();
    await showAt('zip=M5V3L9');
    expect(foundOf(view()).household).toBeNull();
  });

  test('changes the total, the programs and the compared income', async () => {
    const { state, views } = await shown();
    const before = views.length;
    const { heading, programs, others, incomes, household, savedAs } = await state(THREE);
    expect(heading).toBe(
      'Up to $8,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit',
    );
    expect(programs.map(({ key }) => key)).toEqual(['low', 'all']);
    expect(others.map(({ key }) => key)).toEqual(['moderate']);
    expect(incomes).toBeNull();
    expect(household?.text).toBe(
      'Up to $8,000 for 3 people with $25,001 to $50,000 a year. It is under 80% of $93,780: HUD’s national median family income of fiscal year 2025, adjusted for a household of this size. Programs use your area’s median, which we don’t know, so ask the program. The program checks your income when you apply.',
    );
    expect(household?.fields.map(({ chosen }) => chosen)).toEqual(['50000', '', '3', 'homeowner']);
    expect(views.slice(before).every(({ kind }) => kind === 'found')).toBe(true);
    // The list of saved pages is stored on the device.
    expect(savedAs).toBe('Rebate programs near Atlanta, GA');
  });

  test('is compared with the area’s median if the provider knows it', async () => {
    const applicants = [{ band: 'high', owner: 'homeowner' }] as const;
    const household = O.some({ applicants, median: 'area' } as const);
    const found = foundRebates({ ...atlanta, household, maxRebate: 100 }, '30303', '2026-11-20', 'en', {
      household: { income: 'more', size: 1, owner: 'homeowner' },
      fault: null,
    });
    expect(found.household?.text).toBe(
      'Up to $100 for one person with more than $250,000 a year. It is above 150% of your area’s median income for a household of this size. The program checks your income when you apply.',
    );
  });

  test('in a range on both sides of a limit gets the smallest and the largest amount, and no total is explained', async () => {
    const { state } = await shown();
    const { heading, total, assumes, household, programs } = await state({
      income: '125000',
      household_size: '1',
    });
    expect(heading).toBe(
      'Between $100 and $4,000 in rebates may be available near Atlanta, GA, depending on your exact income',
    );
    expect(household?.text).toBe(
      'Between $100 and $4,000 for one person with $100,001 to $125,000 a year. A limit is within that range, so your exact income decides. Enter it to see which amount is yours. The program checks your income when you apply.',
    );
    expect([total, assumes, ...programs.map(({ isCounted }) => isCounted)]).toEqual([null, null, null, null]);
  });

  test('that rents is shown the programs for renters, and the others apart', async () => {
    const owners = aProgram('owners')
      .paying(2000)
      .with({ whoCanApply: O.some('Homeowners') });
    const { state } = await shown(
      areaRebates('Portland, OR', owners.build(), aProgram('all').paying(300).build()),
    );
    const { heading, programs, others, household, savedAs } = await state({ owner_status: 'renter' });
    expect(heading).toBe('Up to $300 in rebates may be available near Portland, OR');
    expect([programs.map(({ key }) => key), others.map(({ key }) => key)]).toEqual([['all'], ['owners']]);
    expect(household?.text).toBe('Up to $300 for a rented home.');
    expect(savedAs).toBe('Rebate programs near Portland, OR');
  });

  test('with too high an income is promised nothing from the programs for others', async () => {
    const { state } = await shown();
    const { heading, household } = await state({ exact_income: '250,000', household_size: '1' });
    expect(heading).toBe('Up to $100 in rebates may be available near Atlanta, GA');
    expect(household?.text).toMatch(/^Up to \$100 for one person with \$250,000 a year\./);
  });

  test('is in no address, not reported and not stored', async () => {
    const { state, view } = await shown();
    const { address } = view().box;
    await state(THREE);
    expect([view().box.address, navigation.moves]).toEqual([address, []]);
    expect(events.reported).toEqual([{ event: 'ecorebates-search', zip: '02110' }]);
    expect(JSON.stringify([events.reported, memory.postalCode, log])).not.toContain('50000');
  });

  test('stays for the next area, and changes with another answer', async () => {
    const { state, showAt, view } = await shown();
    await state(THREE);
    rebates.serve('75001', atlanta);
    await showAt('zip=75001');
    expect(foundOf(view()).amount).toBe('$8,000');
    expect(rebates.wishes.at(-1)).toEqual({
      language: 'en',
      household: { income: '50000', size: 3, owner: 'homeowner' },
    });
    expect((await state({ income: '', household_size: '3' })).amount).toBe('$4,000');
    expect(rebates.wishes.at(-1)?.household).toBeNull();
  });

  test('that is not among the options is rejected with a reason, without a call', async () => {
    const { state } = await shown();
    const { amount, household } = await state({ income: '1', household_size: '99' });
    expect([amount, household?.error]).toEqual([
      '$4,000',
      'Choose an income and a household size from the lists. These amounts are for a household of four.',
    ]);
    expect(rebates.wishes.every((wish) => wish.household === null)).toBe(true);
  });

  test('keeps the assumed amounts, with a message, if its rebates cannot be read', async () => {
    const { state } = await shown();
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'Bad Gateway' });
    const { amount, household } = await state(THREE);
    expect([amount, household?.error]).toEqual([
      '$4,000',
      'We couldn’t look up your household just now. These amounts are for a household of four. Please try again.',
    ]);
    expect(household?.text).toContain('household of four');
    expect(household?.fields.map(({ chosen }) => chosen)).toEqual(['50000', '', '3', 'homeowner']);
    expect((await state(THREE)).amount).toBe('$8,000');
  });

  test('shows the failure if the assumed amounts cannot be read either', async () => {
    const gone = { _tag: 'RebatesUnavailable', reason: 'Bad Gateway' } as const;
    const { useCase, view } = await shown();
    rebates.meet(gone, gone);
    useCase.stateHousehold(new URLSearchParams(THREE));
    await settle();
    expect(view().kind).toBe('failed');
  });

  test('is used by a posted page, and the browser continues with it', async () => {
    rebates.serve('02110', atlanta);
    const household = { income: '50000', size: 3, owner: 'homeowner' } as const;
    const stated = { household, fault: null };
    const served = begun(null, stated);
    await served.showAt('zip=02110');
    expect(foundOf(served.view()).amount).toBe('$8,000');
    const { showAt, view } = begun(served.view());
    await showAt('zip=02110');
    expect(foundOf(view()).amount).toBe('$8,000');
    expect(rebates.asked).toHaveLength(1);
  });

  test('causes no call before there is an area', async () => {
    const { useCase, view } = begun();
    useCase.stateHousehold(new URLSearchParams(THREE));
    await settle();
    expect([view().kind, rebates.asked]).toEqual(['idle', []]);
  });
});

describe('A page in Spanish', () => {
  const found = (area: AreaRebates) => foundRebates(area, '75201', '2026-11-20', 'es');
  const dallas = areaRebates(
    'Dallas, TX',
    aProgram('a')
      .paying(600)
      .until('2026-12-31')
      .with({
        name: 'Heat Pump Offer',
        paysFor: ['Heat pump', 'Hovercraft'],
        whoCanApply: O.some('Homeowners'),
        summary: O.some('It pays.'),
      })
      .build(),
    aProgram('b')
      .with({ amountLabel: 'Call for details', paysFor: ['Smart thermostat'] })
      .build(),
  );

  test('requests rebates in Spanish', async () => {
    const { useCase } = begun();
    await useCase.showAt(new URLSearchParams('zip=02110'), '/es/reembolsos/', 'es');
    useCase.retry();
    await settle();
    expect(rebates.wishes).toEqual([
      { language: 'es', household: null },
      { language: 'es', household: null },
    ]);
  });

  test('shows what a program pays in Spanish, and marks its English texts', () => {
    const { heading, programs, foreign } = found(dallas);
    expect(heading).toBe('Podría haber hasta $600 en reembolsos cerca de Dallas, TX');
    expect(foreign).toBe('Los nombres y algunos detalles están en inglés, como los publica cada programa.');
    expect(programs).toMatchObject([
      {
        name: 'Heat Pump Offer',
        lang: 'en',
        amount: 'Hasta $600',
        summary: null,
        status: { text: 'Abierto' },
        facts: [
          { label: 'Paga por', text: 'Heat pump, Hovercraft', lang: 'en' },
          { label: 'Quién puede solicitarlo', text: 'Propietarios' },
          { label: 'Último día', text: '31 de diciembre de 2026' },
        ],
      },
      {
        amount: 'Llame para saber más',
        facts: [{ label: 'Paga por', text: 'Termostato inteligente' }],
        notCounted: 'No está en el total: no tiene un monto fijo en dólares.',
      },
    ]);
  });

  test.each([
    ['$75 per ton', '$75 por tonelada'],
    ['$50 per unit', '$50 por unidad'],
    ['$1,000 per 12,000 BTU at 17 °F', '$1,000 por cada 12,000 BTU a 17 °F'],
  ])('shows the unit of an amount, not a total: %s', (label, spanish) => {
    const program = aProgram('a')
      .payingBy(label)
      .with({ conditions: ['taken-off-price'] });
    const [card] = found(areaRebates('Phoenix, AZ', program.build())).programs;
    expect(card?.amount).toBe(spanish);
    expect(card?.facts).toContainEqual({
      label: 'Antes de comprar',
      text: 'Se descuenta del precio al comprar.',
    });
  });

  test("shows a provider's Spanish texts unchanged", () => {
    const { programs, foreign } = found({ ...dallas, language: 'es' });
    expect(foreign).toBeNull();
    expect(programs[0]).toMatchObject({ amount: 'Hasta $600', summary: 'It pays.' });
    expect(programs[0]).not.toHaveProperty('lang');
  });

  test.each([
    [['Eversource', 'Inglewood Gas'], 'Eversource e Inglewood Gas'],
    [['Hidalgo Gas', 'Hielo Power'], 'Hidalgo Gas y Hielo Power'],
    [['A', 'B', 'Yuma'], 'A, B y Yuma'],
  ])('joins names the Spanish way: %j', (names, joined) =>
    expect(rebateTextsIn('es').assumedUtilities(names)).toContain(`los de ${joined}. Si`),
  );

  test('names the income that a household was compared with', () => {
    const asked = { income: '50000', size: 3, owner: 'homeowner' } as const;
    const area = rebatesFor(dallas, asked, '2026-11-20');
    const { household } = foundRebates(area, '75201', '2026-11-20', 'es', {
      household: asked,
      fault: null,
    });
    expect(household?.text).toMatch(
      /^Hasta \$600 para 3 personas con ingresos de \$25,001 a \$50,000 al año\. Es menos del 80% de \$93,780: el ingreso familiar mediano nacional de HUD del año fiscal 2025, ajustado a un hogar de ese tamaño\./,
    );
  });

  test('has Spanish texts for everything on English pages', () => {
    const textsOf = (texts: unknown): ReadonlyArray<string> =>
      typeof texts === 'string'
        ? [texts]
        : typeof texts === 'object' && texts !== null
          ? Object.values(texts).flatMap(textsOf)
          : [];
    const english = textsOf([rebateTextsIn('en'), rebateBlockTexts('en')]);
    const spanish = textsOf([rebateTextsIn('es'), rebateBlockTexts('es')]);
    const isSame = (text: string) => ['', 'en-US'].includes(text) || !/[a-z]{2}/.test(text);
    expect(spanish.filter((text) => english.includes(text) && !isSame(text))).toEqual([]);
  });
});

test('The view is plain JSON', async () => {
  const { showAt, view } = begun();
  await showAt('zip=02110');
  expect(JSON.parse(JSON.stringify(view()))).toEqual(view());
});
