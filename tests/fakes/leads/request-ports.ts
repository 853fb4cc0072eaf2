import type { VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';
import { CountingIdGenerator } from '../counting-id-generator.ts';
import { FakeClock } from '../fake-clock.ts';
import { MemoryLogger } from '../memory-logger.ts';
import { FakeVisitorProfiles } from '../visitor/fake-visitor-profiles.ts';
import { KeptVisitorEvents } from '../visitor/kept-visitor-events.ts';
import { MemoryAskedDealers } from '../visitor/memory-asked-dealers.ts';
import { MemorySavedPages } from '../visitor/memory-saved-pages.ts';
import { MemoryFormDrafts } from '../visitor/memory-form-drafts.ts';
import { FakeLeadDesk } from './fake-lead-desk.ts';

/** The ports of a form on fakes; `known`: what the visitor's profile holds. */
export const requestPorts = (known: Partial<VisitorProfile> = {}) => ({
  desk: new FakeLeadDesk(),
  profiles: new FakeVisitorProfiles(known),
  drafts: new MemoryFormDrafts(),
  asked: new MemoryAskedDealers(),
  saved: new MemorySavedPages(),
  events: new KeptVisitorEvents(),
  keys: new CountingIdGenerator(),
  clock: new FakeClock(),
  log: new MemoryLogger(),
});
