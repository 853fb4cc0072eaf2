import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PageAddress } from '../../../../application/ports/visitor/page-address.ts';
import { lookUpPlan } from '../../../../application/visitor/plan-system/plan-in-area.ts';
import { planQuery } from '../../../../application/visitor/plan-system/plan-query.ts';
import {
  PlanSystem,
  type PlanSystemPorts,
  type PlanSystemView,
} from '../../../../application/visitor/plan-system/plan-system.ts';
import { IN_ENGLISH } from '../../../../application/visitor/plan-system/plan-words.ts';
import { planWordsIn } from '../../../../application/visitor/plan-system/texts-in.ts';
import { planSystemTexts as texts } from '../../../../application/visitor/plan-system/texts.ts';
import type { Draft } from '../../../../domain/lead/lead.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { aProgram } from '../../../builders/a-program.ts';
import { areaRebates } from '../../../builders/area-rebates.ts';
import { FakeRebateDirectory } from '../../../fakes/content/fake-rebate-directory.ts';
import { FakePlaceOfCode } from '../../../fakes/dealers/fake-place-of-code.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { MemoryPageAddress } from '../../../fakes/visitor/memory-page-address.ts';

const HIGHER_RATED =
  'Program furnace isn’t counted: it pays up to $400 for 95% AFUE or more, and such equipment costs more than this price.';
const PATH = '/resources/build-your-own-system/';

let rebates: FakeRebateDirectory;
let places: FakePlaceOfCode;
beforeEach(() => void ([rebates, places] = [new FakeRebateDirectory(), new FakePlaceOfCode()]));

const portsWith = (
  filling: PlanSystemPorts['filling'],
  pageAddress: PageAddress = new MemoryPageAddress(),
  words = IN_ENGLISH,
): PlanSystemPorts => ({
  filling,
  pageAddress,
  words,
  lookUp: lookUpPlan({ rebates, places, clock: new FakeClock(), log: new MemoryLogger(), words }),
});

const planned = (query: string) => {
  const suggested: Draft[] = [];
  const plan = new PlanSystem(portsWith({ suggest: (values) => suggested.push(values) }));
  void plan.showAt(new URLSearchParams(query), PATH);
  return { view: currentOf(plan.view$), suggested };
};

describe('Building a system', () => {
  test('asks for a system if only other choices are made', () => {
    const { view, suggested } = planned('home=condo&ductwork=new');
    expect(view).toMatchObject({ home: 'condo', error: 'Choose a system.', plan: null });
    expect(suggested).toEqual([]);
  });

  test('suggests its postal code for the request', () =>
    expect(planned('system=ac&zip=75201').suggested.at(-1)?.zip).toBe('75201'));

  test("puts the choices into the page's address", () => {
    const address = new MemoryPageAddress();
    const suggested: Draft[] = [];
    const plan = new PlanSystem(portsWith({ suggest: (values) => suggested.push(values) }, address));
    void plan.showAt(new URLSearchParams(), PATH);
    expect(address.address).toBe('/');
    void plan.choose(new URLSearchParams());
    expect(currentOf(plan.view$)).toMatchObject({ changes: 1, error: 'Choose a system.', plan: null });
    void plan.choose(new URLSearchParams({ system: 'ac', ductwork: 'keep' }));
    expect(address.address).toBe(`${PATH}?system=ac&ductwork=keep`);
    expect(currentOf(plan.view$)).toMatchObject({ changes: 2, error: null, address: address.address });
    void plan.choose(new URLSearchParams({ system: 'furnace', ductwork: 'keep' }));
    expect(currentOf(plan.view$)).toMatchObject({ changes: 3, plan: { price: '$3,400' } });
    expect(suggested.at(-1)?.comments).toContain('Furnace alone');
  });

  test('follows each choice without asking for what is missing', async () => {
    const address = new MemoryPageAddress();
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }, address));
    void plan.showAt(new URLSearchParams(), PATH);
    void plan.follow(new URLSearchParams({ ductwork: 'keep' }));
    expect(currentOf(plan.view$)).toMatchObject({ changes: 0, error: null, plan: null, summary: null });
    void plan.follow(new URLSearchParams({ system: 'heat-pump', ductwork: 'keep' }));
    expect(currentOf(plan.view$)).toMatchObject({
      changes: 0,
      summary: 'Starting price, installed: $9,400',
    });
    expect(address.address).toBe(`${PATH}?system=heat-pump&ductwork=keep`);
    void plan.follow(new URLSearchParams({ system: 'oil', ductwork: 'keep' }));
    expect(currentOf(plan.view$).summary).toBe(texts.unpricedSummary);
    rebates.serve(
      '60601',
      areaRebates(
        'Chicago, IL',
        aProgram('pump')
          .payingBy('$500')
          .with({ paysFor: ['Heat pump'] })
          .build(),
      ),
    );
    await plan.follow(new URLSearchParams({ system: 'heat-pump', ductwork: 'keep', zip: '60601' }));
    expect(currentOf(plan.view$).summary).toBe('You pay about $8,900');
  });

  test('asks for the rebates once for the same choices, and again after a failure', async () => {
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    const choices = new URLSearchParams({ system: 'heat-pump', zip: '60601' });
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'gone' });
    await plan.follow(choices);
    expect(currentOf(plan.view$).inArea?.savings.text).toBe(texts.rebatesFailed);
    await plan.follow(choices);
    await plan.choose(choices);
    expect(currentOf(plan.view$).inArea?.savings.text).toBe(texts.noRebates);
    expect(rebates.asked).toHaveLength(2);
  });

  test('asks once for an area and a household, whatever else is chosen', async () => {
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    for (const choice of [{ system: 'heat-pump' }, { system: 'ac' }, { system: 'ac', tier: 'variable' }])
      await plan.choose(new URLSearchParams({ ...choice, zip: '60601', area: '2000' }));
    expect([rebates.asked, places.asked]).toEqual([['60601'], ['60601']]);
    await plan.stateHousehold(new URLSearchParams({ income: '50000', household_size: '2' }));
    expect([rebates.asked.length, places.asked.length]).toEqual([2, 1]);
  });

  test('adds a rough range for more stages to the starting price', () => {
    const plan = (tier: string) => planned(`system=ac&ductwork=keep&tier=${tier}`).view.plan;
    expect(plan('variable')).toMatchObject({
      price: '$7,900 to $11,400',
      total: texts.roughTotal,
      notes: [texts.levelAdds],
    });
    expect(plan('variable')?.lines).toContainEqual({
      label: 'Variable-speed ($$$)',
      price: 'about $2,500 to $6,000 more',
    });
    for (const tier of ['single', 'unsure', 'gold'])
      expect(plan(tier)).toMatchObject({ price: '$5,400', total: texts.total, notes: [] });
    expect(planned('system=ac&tier=variable').view.plan?.choices).toContain(
      'Comfort level: Variable-speed ($$$)',
    );
  });

  test.each([
    ['2,000 sq ft', '2000', null],
    ['2 000', '2000', null],
    ['199', '', texts.areaMalformed],
    ['10001', '', texts.areaMalformed],
    ['2e3', '', texts.areaMalformed],
    ['big', '', texts.areaMalformed],
    [' ', '', null],
  ])('accepts a floor area as people type it: %s', (typed, area, areaError) => {
    expect(planned(`system=ac&area=${encodeURIComponent(typed)}`).view).toMatchObject({ area, areaError });
  });

  test('normalizes the query to the known choices', () => {
    const query = (text: string) => planQuery(new URLSearchParams(text));
    expect(query('ductwork=keep&utm=1&system=hybrid')).toBe('system=hybrid&ductwork=keep');
    expect(query('system=toString&home=castle&ductwork=gold')).toBe('');
    expect(query('system=ac&area=2,000+sq+ft&zip=75201-1234')).toBe('system=ac&area=2000&zip=75201');
  });

  test.each([
    ['100', '75201'],
    ['10001', 'zzz'],
    ['two thousand', 'zzz'],
  ])(
    'keeps wrong text in the address, so that the message also shows without scripts: %s, %s',
    (area, zip) => {
      const asked = new URLSearchParams({ system: 'ac', area, zip });
      const { view } = planned(planQuery(asked));
      expect(view).toMatchObject({
        typed: { area, zip },
        areaError: texts.areaMalformed,
        zipError: zip === 'zzz' ? texts.zipMalformed : null,
        error: null,
      });
    },
  );

  test('shows a choice at once, with its error and its count together', () => {
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    void plan.showAt(new URLSearchParams(), PATH);
    const seen: PlanSystemView[] = [];
    plan.view$.subscribe((view) => seen.push(view));
    void plan.choose(new URLSearchParams());
    void plan.choose(new URLSearchParams('system=ac'));
    expect(seen.map(({ system, changes, error }) => [system, changes, error])).toEqual([
      ['', 0, null],
      ['', 1, texts.missing],
      ['ac', 2, null],
    ]);
  });
});

describe('The rebates for a system', () => {
  const inDallas = () =>
    rebates.serve(
      '75201',
      areaRebates(
        'Dallas, TX',
        aProgram('heat-pump')
          .paying(600)
          .with({ paysFor: ['Ducted heat pump'] })
          .build(),
        aProgram('furnace')
          .paying(400)
          .with({ paysFor: ['Gas furnace, 95% or more'] })
          .build(),
        aProgram('any-furnace')
          .paying(200)
          .with({ paysFor: ['Furnace'] })
          .build(),
        aProgram('ductless')
          .payingBy('$300 to $500')
          .with({ paysFor: ['Ductless heat pump'] })
          .build(),
        aProgram('tune-up')
          .paying(50)
          .with({ paysFor: ['Tune-up of a heat pump'] })
          .build(),
      ),
    );

  const shown = async (query: string) => {
    const suggested: Draft[] = [];
    const plan = new PlanSystem(portsWith({ suggest: (values) => suggested.push(values) }));
    await plan.showAt(new URLSearchParams(query), PATH);
    return { view: currentOf(plan.view$), comments: suggested.at(-1)?.comments };
  };

  test.each([
    ['heat-pump', '$12,400 to $19,400 · minus $0 to $600 · you pay $11,800 to $19,400'],
    ['furnace', '$6,400 to $13,400 · minus $0 to $200 · you pay $6,200 to $13,400'],
  ])('are taken from the price, only for the parts of the system: %s', async (system, text) => {
    inDallas();
    const { view, comments } = await shown(`system=${system}&ductwork=new&zip=75201-1234`);
    expect(view.inArea?.savings).toEqual({
      text,
      isFound: true,
      net: text.split(' you pay ')[1],
      household: null,
      basis: texts.atStart,
      sample: null,
      programs: '/resources/rebates/?zip=75201',
      conditions: [
        texts.upTo,
        ...(system === 'furnace' ? [HIGHER_RATED] : []),
        'You must confirm eligibility with each program before you buy.',
      ],
    });
    expect(view.address).toBe(`${PATH}?system=${system}&ductwork=new&zip=75201`);
    expect(comments).toContain(`Shown: At starting prices: ${text}, seen for 75201`);
  });

  test('leave the price unchanged if no program pays, or the lookup fails', async () => {
    inDallas();
    expect((await shown('system=ac&zip=75201')).view.inArea?.savings.text).toBe(texts.noRebates);
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'gone' });
    const { view, comments } = await shown('system=ac&zip=75201');
    expect([view.inArea?.savings.text, view.plan?.price]).toEqual([texts.rebatesFailed, '$5,400 to $15,400']);
    expect(comments).not.toContain('minus');
  });

  test('are shown without a size if the climate is unknown, or the home needs several systems', async () => {
    expect((await shown('system=ac&area=9000&zip=75001')).view.inArea?.size).toBe(texts.tooLarge);
    places.breakDown();
    const { view, comments } = await shown('system=ac&area=2000&zip=75001');
    expect(view.inArea?.size).toBeNull();
    expect(comments).not.toContain('tons');
  });

  test.each([
    ['ac', 'Around 2.5 to 4 tons is usual for this floor area and climate.'],
    ['heat-pump', `Around 2.5 to 4 tons is usual for this floor area and climate. ${texts.coolingOnly}`],
    ['hybrid', `Around 2.5 to 4 tons is usual for this floor area and climate. ${texts.coolingOnly}`],
    ['ductless', texts.ductlessSize],
    ['furnace', texts.heatSize],
    ['oil', texts.heatSize],
  ])(
    'are shown with the size of the cooling, which says nothing about rooms or heat: %s',
    async (system, size) => {
      inDallas();
      expect((await shown(`system=${system}&area=2000&zip=75001`)).view.inArea?.size).toBe(size);
    },
  );

  test('require a valid code, and ignore a missing one', async () => {
    expect((await shown('system=ac&zip=7520')).view).toMatchObject({
      zipError: texts.zipMalformed,
      inArea: null,
    });
    expect((await shown('system=ac&zip=')).view).toMatchObject({ zipError: null, inArea: null });
    expect((await shown('zip=75201')).view).toMatchObject({ error: null, zipError: null, plan: null });
  });

  test('leave a page unsettled while they are loading, and after a failure', async () => {
    inDallas();
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    await plan.showAt(new URLSearchParams('system=ac'), PATH);
    expect(plan.isUnsettled).toBe(false);
    rebates.meet('silence');
    const shown = plan.showAt(new URLSearchParams('system=ac&zip=75201'), PATH);
    expect(plan.isUnsettled).toBe(true);
    rebates.release();
    await shown;
    expect(plan.isUnsettled).toBe(false);
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'gone' });
    await plan.showAt(new URLSearchParams('system=ac&zip=75202'), PATH);
    expect(plan.isUnsettled).toBe(true);
  });

  test('ignore a late answer for earlier choices', async () => {
    inDallas();
    rebates.meet('silence');
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    void plan.showAt(new URLSearchParams(), PATH);
    const first = plan.choose(new URLSearchParams('system=heat-pump&zip=75201'));
    await plan.choose(new URLSearchParams('system=ac&ductwork=keep'));
    rebates.release();
    await first;
    expect(currentOf(plan.view$)).toMatchObject({ system: 'ac', inArea: null });
  });

  test('are resumed from the rendered page', async () => {
    inDallas();
    const { view } = await shown('system=furnace&zip=75201');
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'gone' });
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }), { inArea: view.inArea });
    await plan.showAt(new URLSearchParams('system=furnace&zip=75201'), PATH);
    expect(currentOf(plan.view$).inArea).toEqual(view.inArea);
  });
});

test('A system that no program names leads to the programs only where there are some', async () => {
  const savingsAt = async (zip: string) => {
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    await plan.showAt(new URLSearchParams({ system: 'oil', zip }), PATH);
    return currentOf(plan.view$).inArea?.savings;
  };
  rebates.serve('00901', areaRebates('San Juan, PR'));
  expect(await savingsAt('00901')).toMatchObject({ text: texts.noRebates, programs: null });
  rebates.serve('75201', areaRebates('Dallas, TX', aProgram('pump').build()));
  expect(await savingsAt('75201')).toMatchObject({
    text: texts.rebatesOfModel,
    programs: '/resources/rebates/?zip=75201',
  });
});

test('Canadian programs are not in the data, and the estimate says so', async () => {
  const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
  await plan.showAt(new URLSearchParams({ system: 'furnace', zip: 'M5V 2T6' }), PATH);
  expect(currentOf(plan.view$).inArea?.savings.text).toBe(texts.noneInCanada);
});

test.each([
  ['heat-pump', texts.sizeCaveat],
  ['furnace', null],
])(
  'The size of a system is a rule of thumb only where the floor area gives it: %s',
  async (system, caveat) => {
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    await plan.showAt(new URLSearchParams({ system, area: '2000', zip: '75001' }), PATH);
    expect(currentOf(plan.view$).inArea?.sizeCaveat).toBe(caveat);
  },
);

describe('Amounts per ton are counted for 3 tons', () => {
  const PER_TON = '$500 per ton, up to $2,000';
  const conditionsAt = async (query: string) => {
    rebates.serve(
      '75201',
      areaRebates(
        'Dallas, TX',
        aProgram('tons')
          .payingBy(PER_TON)
          .with({ paysFor: ['Ducted heat pump', 'Ductless heat pump'] })
          .build(),
      ),
    );
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    await plan.showAt(new URLSearchParams(query), PATH);
    return currentOf(plan.view$).inArea?.savings.conditions ?? [];
  };

  test.each([
    ['system=heat-pump&zip=75201', texts.assumedSize],
    ['system=ductless&area=2000&zip=75201', texts.unknownSize],
    ['system=ductless&zip=75201', texts.unknownSize],
    ['system=heat-pump&area=9000&zip=75201', texts.unknownSize],
  ])('and the page says what would change that: %s', async (query, sentence) =>
    expect(await conditionsAt(query)).toContain(sentence),
  );
});

describe('The household', () => {
  const inBaltimore = () =>
    rebates.serve(
      '21201',
      areaRebates(
        'Baltimore, MD',
        aProgram('half')
          .payingBy('50% of the cost, up to $4,000')
          .forIncomes('moderate')
          .with({ paysFor: ['Heat pump'] })
          .build(),
        aProgram('all')
          .payingBy('Up to $8,000')
          .forIncomes('low')
          .with({ paysFor: ['Heat pump'] })
          .build(),
      ),
    );
  const QUERY = new URLSearchParams('system=heat-pump&ductwork=keep&zip=21201');
  const suggested: Draft[] = [];
  const inBaltimoreShown = async () => {
    inBaltimore();
    const plan = new PlanSystem(portsWith({ suggest: (values) => suggested.push(values) }));
    await plan.showAt(QUERY, PATH);
    const state = async (fields: Record<string, string>) => {
      await plan.stateHousehold(new URLSearchParams({ household_size: '1', ...fields }));
      return currentOf(plan.view$);
    };
    return { plan, state, view: currentOf(plan.view$) };
  };

  test('is asked only where a program for the system depends on it', async () => {
    const { plan, view } = await inBaltimoreShown();
    expect(view.household?.fields.map(({ name }) => name)).toEqual([
      'income',
      'exact_income',
      'household_size',
    ]);
    expect(view.inArea?.savings).toMatchObject({ household: null });
    expect(view.inArea?.savings.conditions.join()).toContain('household of four that earns 80% to 150%');
    await plan.follow(new URLSearchParams('system=furnace&zip=21201'));
    expect(currentOf(plan.view$)).toMatchObject({
      household: null,
      inArea: { savings: { text: texts.noRebates } },
    });
  });

  test('gets its own rebates, and between two amounts when a limit is within its income', async () => {
    const { state } = await inBaltimoreShown();
    const straddling = await state({ income: '125000' });
    expect(straddling.summary).toBe('You pay about $5,400 to $9,400');
    expect(straddling.inArea?.savings.household).toMatch(
      /^Between \$0 and \$4,000 for one person with \$100,001 to \$125,000 a year\. A limit is within that range, so your exact income decides\./,
    );
    expect((await state({ exact_income: '105,000' })).summary).toBe('You pay about $5,400');
    const above = await state({ exact_income: '115000' });
    expect(above.inArea?.savings).toMatchObject({ isFound: false, text: texts.noneForHousehold });
    expect((await state({ income: '' })).inArea?.savings).toMatchObject({ isFound: true, household: null });
  });

  test('is not sent to the dealer, saved or put into the address, not even as an amount', async () => {
    const { plan, state } = await inBaltimoreShown();
    expect(suggested.at(-1)?.comments).toContain('minus $4,000');
    const { address, savedAs, summary } = await state({ income: '50000' });
    expect(summary).toBe('You pay about $1,400 to $9,400');
    expect(address).toBe(`${PATH}?${QUERY.toString()}`);
    expect(savedAs).toBe('Heat pump and air handler, Ductwork: Keep the ducts I have: $9,400');
    expect(suggested.at(-1)?.comments).not.toContain('minus');
    await plan.follow(new URLSearchParams('system=heat-pump&ductwork=new&zip=21201'));
    expect(currentOf(plan.view$).summary).toBe('You pay about $4,400 to $19,400');
  });

  test('keeps its fields when it is malformed or its rebates can’t be read', async () => {
    const { state } = await inBaltimoreShown();
    expect((await state({ exact_income: 'lots' })).household?.error).toMatch(
      /^Enter your income as a whole number/,
    );
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'gone' });
    const { household, summary } = await state({ income: '50000' });
    expect(household).toMatchObject({ error: expect.stringMatching(/^We couldn’t look up your household/) });
    expect(summary).toBe('You pay about $5,400');
  });

  test('is resumed from a page that it was posted to', async () => {
    const { state } = await inBaltimoreShown();
    const { inArea, stated, summary } = await state({ income: '50000' });
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }), { inArea, stated });
    await plan.showAt(QUERY, PATH);
    expect(currentOf(plan.view$)).toMatchObject({ summary, stated });
    expect(rebates.asked).toHaveLength(2);
  });
});

describe('In another language', () => {
  test.each([
    ['es', 'Usted paga unos $4,400', '/es/reembolsos/?zip=75201', '/es/bomba-de-calor-o-calefactor/?zip='],
    [
      'fr',
      'Vous payez environ 4\u00a0400\u00a0$',
      '/resources/rebates/?zip=75201',
      '/fr/thermopompe-ou-fournaise/?zip=',
    ],
  ] as const)(
    'everything is in it, but what the dealer reads: %s',
    async (language, summary, programs, running) => {
      rebates.serve(
        '75201',
        areaRebates(
          'Dallas, TX',
          aProgram('utility')
            .payingBy('$400 per ton')
            .with({ paysFor: ['Heat pump'] })
            .build(),
          aProgram('half')
            .payingBy('$5,000')
            .forIncomes('moderate')
            .with({ paysFor: ['Heat pump'] })
            .build(),
        ),
      );
      const suggested: Draft[] = [];
      const plan = new PlanSystem(
        portsWith(
          { suggest: (values) => suggested.push(values) },
          new MemoryPageAddress(),
          planWordsIn(language),
        ),
      );
      await plan.showAt(new URLSearchParams('system=heat-pump&ductwork=keep&area=2000&zip=75201'), PATH);
      const { inArea, summary: shown, plan: planned } = currentOf(plan.view$);
      expect([shown, inArea?.savings.programs]).toEqual([summary, programs]);
      expect(planned?.running).toContain(running);
      const comment = suggested.at(-1)?.comments;
      expect(comment).toContain(
        'Chosen: Heat pump and air handler; Ductwork: Keep the ducts I have; 2,000 sq ft',
      );
      expect(comment).toContain('Shown: At starting prices: $9,400 · minus $');
    },
  );
});
