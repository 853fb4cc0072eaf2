import { beforeEach, describe, expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import { AskAboutRebates } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import { lookUpSavings } from '../../../application/visitor/estimate-savings/look-up-savings.ts';
import { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { refusedView } from '../../../application/visitor/send-request/initial-view.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { ANN } from '../../builders/a-draft.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { companyId } from '../../builders/company-id.ts';
import { foundNear } from '../../builders/found-dealers.ts';
import { settle } from '../../fakes/fake-clock.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { requestPorts } from '../../fakes/leads/request-ports.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { MemoryPageNavigation } from '../../fakes/visitor/memory-page-navigation.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { MemoryPageParameters } from '../../fakes/visitor/memory-page-parameters.ts';

const SITE = 'https://www.runtru.example';
const NO_DEALERS: FindDealersView = {
  ...shownSearch(searchNear('02110'), '/resources/rebates/'),
  kind: 'failed',
};

let desk: FakeLeadDesk;
let rebates: FakeRebateDirectory;
let parameters: MemoryPageParameters;
let found$: BehaviorSubject<FindDealersView>;

beforeEach(() => {
  desk = new FakeLeadDesk();
  rebates = new FakeRebateDirectory();
  parameters = new MemoryPageParameters({ mtaAid: 'before' });
  found$ = new BehaviorSubject<FindDealersView>(
    foundNear(
      '02110',
      [7, 8, 9].map((id) => aDealer().withCompanyId(id)),
    ),
  );
  rebates.serve(
    '02110',
    areaRebates('Boston, MA', aProgram('whole-home').paying(8500).build(), aProgram('bonus').build()),
  );
});

const begun = async ({
  zip = '02110',
  cameBack = false,
  mtaAid = 'a-1',
  leadIds = [] as ReadonlyArray<string>,
} = {}) => {
  const ports = { ...requestPorts({ mtaAid, mtaSid: '', leadIds }), desk };
  const { clock, events, log, profiles } = ports;
  const estimate = new EstimateSavings({
    lookUp: lookUpSavings({ rebates, clock, log }),
    memory: new FakeVisitorMemory(),
    events,
    log,
    navigation: new MemoryPageNavigation(),
  });
  const request = new SendRequest(rebatesForm, ports, {
    phone: '1-800-555-0199',
    resumed: cameBack ? refusedView(rebatesForm, null, {}, [{ field: 'zip', message: 'x' }]) : null,
  });
  const choice = new ChooseDealer(found$, request, null);
  const useCase = new AskAboutRebates({
    request,
    choice,
    found$,
    parameters,
    profiles,
    siteUrl: SITE,
    estimate$: estimate.view$,
  });
  await estimate.showAt(new URLSearchParams({ zip }), '/resources/rebates/');
  return { useCase, request, choice, estimate, view: () => currentOf(useCase.view$) };
};

describe('The form', () => {
  test('is closed at first, and opens', async () => {
    const { useCase, view } = await begun();
    expect(view()).toMatchObject({
      form: 'closed',
      confirmation: null,
      lead: expect.stringContaining('We’ll tell them which programs you saw.'),
    });
    useCase.open();
    expect(view().form).toBe('open');
  });

  test('is open if it was returned with errors', async () =>
    expect((await begun({ cameBack: true })).view().form).toBe('open'));

  test('lists no programs once the visitor has stated an income, since they would reveal it to the dealer', async () => {
    const { estimate, request, view } = await begun();
    estimate.stateHousehold(new URLSearchParams({ income: '50000', household_size: '3' }));
    await settle();
    expect(currentOf(estimate.view$).box.stated.household).toEqual({
      income: '50000',
      size: 3,
      owner: 'homeowner',
    });
    expect(currentOf(request.view$).values.comments).toBe(
      [
        'The homeowner is interested in rebates from the rebates tool.',
        `Tax credits: ${SITE}/resources/tax-credits/`,
        'Zip: 02110',
      ].join('\n'),
    );
    expect(view().lead).not.toContain('programs you saw');
  });

  test('has the zip, and includes the programs that the visitor saw', async () => {
    const { request } = await begun();
    expect(currentOf(request.view$).values).toMatchObject({
      zip: '02110',
      comments: [
        'The homeowner is interested in rebates from the rebates tool.',
        `Tax credits: ${SITE}/resources/tax-credits/`,
        'Seen for 02110: Up to $8,500 in rebates may be available near Boston, MA',
        '- Program whole-home: Up to $8,500 (Open)',
        '- Program bonus: Call for details (Open)',
      ].join('\n'),
    });
  });

  test('has only the zip if there were no programs', async () => {
    const { request, view } = await begun({ zip: '99501' });
    expect(view().lead).toBe('Leave your details and a local dealer will contact you within 24 to 48 hours.');
    expect(currentOf(request.view$).values.comments).toBe(
      `The homeowner is interested in rebates from the rebates tool.\nTax credits: ${SITE}/resources/tax-credits/\nZip: 99501`,
    );
  });

  test('limits the length of its comment, even with many programs with long names', async () => {
    const programs = Array.from({ length: 90 }, (_, i) =>
      aProgram(`p${i}`)
        .with({ name: 'x'.repeat(900) })
        .build(),
    );
    rebates.serve('02110', areaRebates('Boston, MA', ...programs));
    const { comments = '' } = currentOf((await begun()).request.view$).values;
    expect(comments.length).toBeLessThan(4000);
    expect(comments).toContain('and 78 more');
  });
});

describe('Sending', () => {
  test('to a dealer shows the confirmation with all other dealers, and adds the lead and the dealer to the address', async () => {
    const { request, choice, view } = await begun();
    choice.choose(companyId(8));
    await request.submit(ANN);
    expect(desk.sent[0]?.lead.metadata).toMatchObject({
      companyId: 8,
      kind: 'CONTACT_DEALER',
      source: 'RUNTRU',
    });
    const { form, confirmation } = view();
    expect([form, confirmation?.others?.cards.map((card) => card.companyId)]).toEqual(['sent', [7, 9]]);
    expect(parameters.read()).toMatchObject({ zip: '02110', dealerId: '8', mtaAid: 'a-1' });
    expect(confirmation?.reference).toBe(referenceOf(parameters.read().leadId ?? ''));
  });

  test('is confirmed again after a reload, but not to others who open the address', async () => {
    const leadId = '0190b5a8-1111-7000-8000-000000000000';
    parameters = new MemoryPageParameters({ leadId, dealerId: '8' });
    const { view } = await begun({ leadIds: [leadId] });
    expect(view()).toMatchObject({ form: 'sent', confirmation: { isRecalled: true } });
    expect(view().confirmation?.reference).toMatch(/^R-/);
    expect(view().confirmation?.others?.cards.map((card) => card.companyId)).toEqual([7, 9]);
    expect((await begun()).view()).toMatchObject({ form: 'closed', confirmation: null });
  });

  test('to no particular dealer shows no confirmation, and adds the placeholder to the address', async () => {
    found$.next(NO_DEALERS);
    const { request, view } = await begun();
    await request.submit(ANN);
    expect(view()).toMatchObject({ form: 'sent', confirmation: null });
    expect(desk.sent[0]?.lead.metadata.companyId).toBeNull();
    expect(parameters.read().dealerId).toBe('ERROR_NO_COMPANY_ID');
  });

  test("includes the address's marketing ids if the visitor has none", async () => {
    parameters = new MemoryPageParameters({ mtaAid: 'link-1', mtaSid: 'link-2' });
    const { request } = await begun({ mtaAid: '' });
    await request.submit(ANN);
    expect(desk.sent[0]?.lead.metadata).toMatchObject({ mtaAid: 'link-1', mtaSid: 'link-2' });
    expect(parameters.read()).toMatchObject({ mtaAid: 'link-1', mtaSid: 'link-2' });
  });

  test('includes the visitor’s own ids if there are any', async () => {
    const { request } = await begun();
    await request.submit(ANN);
    expect(desk.sent[0]?.lead.metadata).toMatchObject({ mtaAid: 'a-1', mtaSid: '' });
  });

  test('includes no id that may be personal', async () => {
    parameters = new MemoryPageParameters({ mtaAid: 'ann@example.com', mtaSid: 'Ann Lee' });
    const { request } = await begun({ mtaAid: '' });
    await request.submit(ANN);
    expect(desk.sent[0]?.lead.metadata).toMatchObject({ mtaAid: '', mtaSid: '' });
  });

  test('goes to no dealer while the dealers of another area are unknown', async () => {
    const { request } = await begun();
    found$.next(NO_DEALERS);
    await request.submit(ANN);
    expect(desk.sent[0]?.lead.metadata.companyId).toBeNull();
  });

  test('keeps the form open if it fails, and adds nothing to the address', async () => {
    desk.meet({ _tag: 'DeskUnavailable', reason: 'Service Unavailable' });
    const { request, useCase, view } = await begun();
    useCase.open();
    await request.submit(ANN);
    await settle();
    expect(view()).toMatchObject({ form: 'open', confirmation: null });
    expect(parameters.read()).toEqual({ mtaAid: 'before' });
  });

  test('to the only dealer of an area shows no other dealers', async () => {
    found$.next(foundNear('02110', [aDealer().withCompanyId(7)]));
    const { request, view } = await begun();
    await request.submit(ANN);
    expect(view().confirmation?.others).toBeNull();
  });
});
