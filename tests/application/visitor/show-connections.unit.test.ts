import { beforeEach, describe, expect, test } from '@jest/globals';
import { keepLeftLeads } from '../../../application/visitor/send-request/left-leads.ts';
import { ShowConnections } from '../../../application/visitor/show-connections/show-connections.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { EMPTY_PROFILE } from '../../../domain/visitor/visitor-profile.ts';
import { companyId } from '../../builders/company-id.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { countedKey } from '../../fakes/counting-id-generator.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { FakeVisitorProfiles } from '../../fakes/visitor/fake-visitor-profiles.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';
import { MemorySavedPages } from '../../fakes/visitor/memory-saved-pages.ts';
import { MemoryFormDrafts } from '../../fakes/visitor/memory-form-drafts.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';

/** The dealer of the lead below. */
const ASKED = companyId(7);
const { lead } = aSubmittedLead();

let profiles: FakeVisitorProfiles;
let desk: FakeLeadDesk;
let events: KeptVisitorEvents;
let drafts: MemoryFormDrafts;
let connections: ShowConnections;

beforeEach(() => {
  [profiles, desk, events] = [new FakeVisitorProfiles(), new FakeLeadDesk(), new KeptVisitorEvents()];
  drafts = new MemoryFormDrafts();
  connections = new ShowConnections(profiles);
});

const connectionTo = (id = ASKED) => currentOf(connections.view$)[id] ?? null;
const contacted = (...dealersContacted: CompanyId[]) =>
  profiles.change(() => ({ ...EMPTY_PROFILE, dealersContacted }));
const left = async () => {
  contacted(ASKED);
  desk.meet({ _tag: 'LeadWaits' });
  await desk.send(lead, countedKey(1))();
};

describe("A visitor's connection to a dealer", () => {
  test('is none before recall', () => {
    contacted(ASKED);
    expect(connectionTo()).toBeNull();
  });

  test('follows the dealers that the visitor has contacted', () => {
    connections.recall();
    expect(connectionTo()).toBeNull();
    contacted(ASKED);
    expect([connectionTo(), connectionTo(companyId(8))]).toEqual(['connected', null]);
  });

  test.each(['flagged', 'recommended'])('is connected for a dealer who is %s', (reason) => {
    if (reason === 'recommended') profiles.recommend(ASKED);
    connections.recall(reason === 'flagged' ? [ASKED] : []);
    expect(connectionTo()).toBe('connected');
  });

  test('is waiting while the request waits', async () => {
    connections.recall();
    connections.follow(desk);
    await left();
    expect([connectionTo(), connectionTo(companyId(8))]).toEqual(['waiting', null]);
    desk.networkBack();
    expect(connectionTo()).toBe('connected');
  });

  test('is also waiting if the desk with its waiting request is set before recall', async () => {
    await left();
    connections.follow(desk);
    expect(connectionTo()).toBeNull();
    connections.recall();
    expect(connectionTo()).toBe('waiting');
  });
});

describe('A request left by an earlier page', () => {
  const leaving = async () => {
    await left();
    desk.nextPage();
    keepLeftLeads({ desk, profiles, events, drafts, saved: new MemorySavedPages() });
    connections.recall();
    connections.follow(desk);
  };

  test('is stored by its id once it is accepted', async () => {
    await leaving();
    desk.networkBack();
    expect(profiles.profile.leadIds).toEqual([expect.stringMatching(/^00000001-/)]);
    expect(connectionTo()).toBe('connected');
  });

  test('is reported once it is accepted', async () => {
    await leaving();
    expect(events.reported).toEqual([]);
    desk.networkBack();
    expect(events.reported).toEqual([{ event: 'dealer_form_success', formId: 'contact-modal' }]);
  });

  test('marks its dealer as contacted again once it is accepted', async () => {
    await leaving();
    profiles.change((profile) => ({ ...profile, dealersContacted: [] }));
    desk.networkBack();
    expect([profiles.profile.dealersContacted, connectionTo()]).toEqual([[ASKED], 'connected']);
  });

  test('lets the visitor contact its dealer again once it is given up', async () => {
    await leaving();
    desk.giveUp();
    expect([profiles.profile.leadIds, connectionTo()]).toEqual([[], null]);
  });

  test('is a draft of its form once it is given up, under what was typed since', async () => {
    await leaving();
    drafts.keep('contact-modal', { firstName: 'Anna' });
    desk.giveUp();
    expect(drafts.draft('contact-modal')).toEqual({ ...lead.fields, firstName: 'Anna' });
  });

  test('is ignored if it belongs to a form of this page', async () => {
    keepLeftLeads({ desk, profiles, events, drafts, saved: new MemorySavedPages() });
    await left();
    desk.giveUp();
    await left();
    desk.networkBack();
    expect(profiles.profile).toMatchObject({ leadIds: [], dealersContacted: [ASKED] });
    expect(drafts.draft('contact-modal')).toEqual({});
  });
});
