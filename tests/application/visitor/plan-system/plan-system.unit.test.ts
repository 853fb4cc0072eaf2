import { describe, expect, test } from '@jest/globals';
import { planQuery } from '../../../../application/visitor/plan-system/plan-query.ts';
import { PlanSystem, type PlanSystemView } from '../../../../application/visitor/plan-system/plan-system.ts';
import { planSystemTexts as texts } from '../../../../application/visitor/plan-system/texts.ts';
import type { Draft } from '../../../../domain/lead/lead.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { MemoryPageAddress } from '../../../fakes/visitor/memory-page-address.ts';

const PATH = '/resources/build-your-own-system/';

const planned = (query: string) => {
  const suggested: Draft[] = [];
  const plan = new PlanSystem({ suggest: (values) => suggested.push(values) }, new MemoryPageAddress());
  plan.showAt(new URLSearchParams(query), PATH);
  return { view: currentOf(plan.view$), isPlanned: plan.isPlanned, suggested };
};

describe('Building a system', () => {
  test('begins with nothing chosen, and sends the dealer nothing', () => {
    expect(planned('')).toEqual({
      view: { system: '', home: '', ductwork: '', address: PATH, changes: 0, error: null, plan: null },
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
    const plan = new PlanSystem({ suggest: (values) => suggested.push(values) }, address);
    plan.showAt(new URLSearchParams(), PATH);
    expect(address.address).toBe('/');
    plan.choose(new URLSearchParams());
    expect(currentOf(plan.view$)).toMatchObject({ changes: 1, error: 'Choose a system.', plan: null });
    plan.choose(new URLSearchParams({ system: 'ac', ductwork: 'keep' }));
    expect(address.address).toBe(`${PATH}?system=ac&ductwork=keep`);
    expect(currentOf(plan.view$)).toMatchObject({ changes: 2, error: null, address: address.address });
    plan.choose(new URLSearchParams({ system: 'furnace', ductwork: 'keep' }));
    expect(currentOf(plan.view$)).toMatchObject({ changes: 3, plan: { price: '$3,400' } });
    expect(suggested.at(-1)?.comments).toContain('Furnace alone');
  });

  test('the page depends on three choices in one spelling', () => {
    const query = (text: string) => planQuery(new URLSearchParams(text));
    expect(query('ductwork=keep&utm=1&system=hybrid')).toBe('system=hybrid&ductwork=keep');
    expect(query('system=toString&home=castle&ductwork=gold')).toBe('');
  });

  test('shows a choice at once, with its error and its count together', () => {
    const plan = new PlanSystem({ suggest: () => undefined }, new MemoryPageAddress());
    plan.showAt(new URLSearchParams(), PATH);
    const seen: PlanSystemView[] = [];
    plan.view$.subscribe((view) => seen.push(view));
    plan.choose(new URLSearchParams());
    plan.choose(new URLSearchParams('system=ac'));
    expect(seen.map(({ system, changes, error }) => [system, changes, error])).toEqual([
      ['', 0, null],
      ['', 1, texts.missing],
      ['ac', 2, null],
    ]);
  });
});
