import { CountingIdGenerator } from '../../../fakes/counting-id-generator.ts';
import { FakePages } from '../../../fakes/content/fake-pages.ts';
import { FakeAddressSuggestions } from '../../../fakes/dealers/fake-address-suggestions.ts';
import { FakeCallRouting } from '../../../fakes/dealers/fake-call-routing.ts';
import { FakeNearestCode } from '../../../fakes/dealers/fake-nearest-code.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { FakeVisitorMemory } from '../../../fakes/visitor/fake-visitor-memory.ts';
import { FakeVisitorOrigin } from '../../../fakes/visitor/fake-visitor-origin.ts';
import { FakeVisitorPosition } from '../../../fakes/visitor/fake-visitor-position.ts';
import { FakeVisitorProfiles } from '../../../fakes/visitor/fake-visitor-profiles.ts';
import { KeptVisitorEvents } from '../../../fakes/visitor/kept-visitor-events.ts';
import { MemoryDismissals } from '../../../fakes/visitor/memory-dismissals.ts';
import { MemoryFormDrafts } from '../../../fakes/visitor/memory-form-drafts.ts';
import { MemorySavedPages } from '../../../fakes/visitor/memory-saved-pages.ts';
import type { FormAnswers } from '../../choosing-parts.ts';
import type { ScreenSize } from '../../parts/parts.ts';
import { Measuring } from './site/measuring.ts';
import { Site } from './site.ts';

/** A visitor: their browser's settings, and the data that pages store in it. */
export class Visitor {
  readonly site = new Site();
  readonly reviews = this.site.reviews;
  readonly routing = new FakeCallRouting();
  readonly memory = new FakeVisitorMemory();
  readonly position = new FakeVisitorPosition();
  readonly nearestCode = new FakeNearestCode();
  readonly origin = new FakeVisitorOrigin(this.site.clock);
  readonly pages = new FakePages();
  readonly profiles = new FakeVisitorProfiles();
  readonly events = new KeptVisitorEvents();
  readonly drafts = new MemoryFormDrafts();
  readonly saved = new MemorySavedPages();
  readonly dismissals = new MemoryDismissals();
  readonly keys = new CountingIdGenerator();
  readonly suggestions = new FakeAddressSuggestions();
  readonly measuring = new Measuring(this.site.clock);
  /** The messages in the browser's console. */
  readonly console = new MemoryLogger();
  /** The answers in the last form whose result appears on its page. */
  answered: FormAnswers = [];
  scripts = true;
  screenSize: ScreenSize = 'desktop';
}
