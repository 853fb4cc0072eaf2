import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PageAddress } from '../../../../application/ports/visitor/page-address.ts';
import { systemSavings } from '../../../../application/visitor/plan-system/plan-savings.ts';
import { planQuery } from '../../../../application/visitor/plan-system/plan-query.ts';
import {
  PlanSystem,
  type PlanSystemPorts,
  type PlanSystemView,
} from '../../../../application/visitor/plan-system/plan-system.ts';
import { planSystemTexts as texts } from '../../../../application/visitor/plan-system/texts.ts';
import type { Draft } from '../../../../domain/lead/lead.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { aProgram } from '../../../builders/a-program.ts';
import { areaRebates } from '../../../builders/area-rebates.ts';
import { FakeRebateDirectory } from '../../../fakes/content/fake-rebate-directory.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { MemoryPageAddress } from '../../../fakes/visitor/memory-page-address.ts';

const PATH = '/resources/build-your-own-system/';

let rebates: FakeRebateDirectory;
beforeEach(() => void (rebates = new FakeRebateDirectory()));

const portsWith = (
  request: PlanSystemPorts['request'],
  pageAddress: PageAddress = new MemoryPageAddress(),
): PlanSystemPorts => ({ request, pageAddress, savingsOf: systemSavings(rebates, new FakeClock()) });

const planned = (query: string) => {
  const suggested: Draft[] = [];
  const plan = new PlanSystem(portsWith({ suggest: (values) => suggested.push(values) }));
  void plan.showAt(new URLSearchParams(query), PATH);
  return { view: currentOf(plan.view$), isPlanned: plan.isPlanned, suggested };
};

describe('Building a system', () => {
  test('begins with nothing chosen, and sends the dealer nothing', () => {
    expect(planned('')).toEqual({
      view: {
        ...{ system: '', home: '', ductwork: '', zip: '', address: PATH, changes: 0 },
        ...{ error: null, zipError: null, plan: null, savings: null },
      },
      isPlanned: false,
      suggested: [],
    });
  });

  test('adds up the parts, and sends the dealer what was seen', () => {
    const { view, isPlanned, suggested } = planned('system=furnace-ac&home=house&ductwork=new');
    expect(isPlanned).toBe(true);
    expect(view).toMatchObject({
      ...{ system: 'furnace-ac', home: 'house', ductwork: 'new', error: null },
      address: `${PATH}?system=furnace-ac&home=house&ductwork=new`,
    });
    expect(view.plan).toEqual({
      lines: [
        { label: 'Furnace, 80% or 90%', price: '$3,400' },
        { label: 'Air conditioner', price: '$5,400' },
        { label: 'New ductwork', price: '$3,000 to $10,000' },
      ],
      price: '$11,800 to $18,800',
      choices: ['Furnace and air conditioner', 'House', 'Ductwork: New ductwork'],
    });
    expect(suggested).toEqual([
      {
        comments: [
          'The homeowner put a system together with the online estimate.',
          'Chosen: Furnace and air conditioner; House; Ductwork: New ductwork',
          'Shown: starting price of $11,800 to $18,800, installed, before tax',
        ].join('\n'),
      },
    ]);
  });

  test('names one price where the ducts stay', () => {
    expect(planned('system=ac&ductwork=keep').view.plan).toMatchObject({
      lines: [{ label: 'Air conditioner', price: '$5,400' }],
      price: '$5,400',
    });
  });

  test('counts ducts that are not inspected as perhaps new', () => {
    expect(planned('system=heat-pump').view.plan).toMatchObject({
      lines: [
        { label: 'Heat pump', price: '$5,800' },
        { label: 'Air handler', price: '$3,600' },
        { label: 'New ductwork, if you need it', price: '$3,000 to $10,000' },
      ],
      price: '$9,400 to $19,400',
      choices: ['Heat pump and air handler', 'Ductwork: Not sure yet'],
    });
  });

  test('asks for a system where only the rest is chosen', () => {
    const { view, suggested } = planned('home=condo&ductwork=new');
    expect(view).toMatchObject({ home: 'condo', error: 'Choose a system.', plan: null });
    expect(suggested).toEqual([]);
  });

  test('puts what is chosen into the address of the page', () => {
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

  test('the page depends on three choices in one spelling', () => {
    const query = (text: string) => planQuery(new URLSearchParams(text));
    expect(query('ductwork=keep&utm=1&system=hybrid')).toBe('system=hybrid&ductwork=keep');
    expect(query('system=toString&home=castle&ductwork=gold')).toBe('');
  });

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

describe('What rebates may pay back', () => {
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
    ['heat-pump', 'From $9,400, up to $600 back'],
    ['furnace', 'From $3,400, up to $400 back'],
  ])('is shown next to the price, for the parts of the system alone: %s', async (system, text) => {
    inDallas();
    const { view, comments } = await shown(`system=${system}&ductwork=new&zip=75201-1234`);
    expect(view.savings).toEqual({
      ...{ text, isFound: true, sample: null, programs: '/resources/rebates/?zip=75201' },
      condition: 'You must confirm eligibility with each program before you buy.',
    });
    expect(view.address).toBe(`${PATH}?system=${system}&ductwork=new&zip=75201`);
    expect(comments).toContain(`Rebates: ${text}, seen for 75201`);
  });

  test('nothing pays for the system, or nobody knows: the price stays', async () => {
    inDallas();
    expect((await shown('system=ac&zip=75201')).view.savings?.text).toBe(texts.noRebates);
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'gone' });
    const { view, comments } = await shown('system=ac&zip=75201');
    expect([view.savings?.text, view.plan?.price]).toEqual([texts.rebatesFailed, '$5,400 to $15,400']);
    expect(comments).not.toContain('Rebates:');
  });

  test('a code that is none is pointed out, and none is no fault', async () => {
    expect((await shown('system=ac&zip=7520')).view).toMatchObject({
      zipError: texts.zipMalformed,
      savings: null,
    });
    expect((await shown('system=ac&zip=')).view).toMatchObject({ zipError: null, savings: null });
    expect((await shown('zip=75201')).view).toMatchObject({ error: null, zipError: null, plan: null });
  });

  test('a page is unsettled while they are asked for, and where they could not be', async () => {
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
    await plan.showAt(new URLSearchParams('system=ac&zip=75201'), PATH);
    expect(plan.isUnsettled).toBe(true);
  });

  test('of choices that others have followed it is dropped', async () => {
    inDallas();
    rebates.meet('silence');
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }));
    void plan.showAt(new URLSearchParams(), PATH);
    const first = plan.choose(new URLSearchParams('system=heat-pump&zip=75201'));
    await plan.choose(new URLSearchParams('system=ac&ductwork=keep'));
    rebates.release();
    await first;
    expect(currentOf(plan.view$)).toMatchObject({ system: 'ac', savings: null });
  });

  test('a page goes on with what it was rendered with', async () => {
    inDallas();
    const { view } = await shown('system=furnace&zip=75201');
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'gone' });
    const plan = new PlanSystem(portsWith({ suggest: () => undefined }), view.savings);
    await plan.showAt(new URLSearchParams('system=furnace&zip=75201'), PATH);
    expect(currentOf(plan.view$).savings).toEqual(view.savings);
  });
});
