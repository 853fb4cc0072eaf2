import assert from 'node:assert/strict';
import type { Subscription } from 'rxjs';
import { ShowArea, type AreaView } from '../../../../application/visitor/show-area/show-area.ts';
import { searchOf, type DealerSearch } from '../../../../domain/dealer/dealer-search.ts';
import { NO_PATIENCE, VISITOR_PATIENCE } from '../../../../domain/dealer/patience.ts';
import { FindDealers } from '../../../../application/visitor/find-dealers/find-dealers.ts';
import type { FindDealersView } from '../../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { DirectoryFailure } from '../../../../application/ports/dealer-directory.ts';
import { FakeClock, settle } from '../../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../../fakes/fake-dealer-directory.ts';
import { FakeVisitorMemory } from '../../../fakes/fake-visitor-memory.ts';
import { KeptProblemLog } from '../../../fakes/kept-problem-log.ts';
import type { Driver, Screen, Trouble } from '../../driver.ts';
import { screenOf } from './screen.ts';

/** The real use cases on fakes: a page's address is kept as a list, loading a page begins the use cases anew. */
class ApplicationDriver implements Driver {
  private readonly directory = new FakeDealerDirectory();
  private readonly memory = new FakeVisitorMemory();
  private readonly clock = new FakeClock();
  private readonly log = new KeptProblemLog();
  private readonly addresses: DealerSearch[] = [{ zipcode: '', page: 1 }];
  private scripts = true;
  private findDealers = this.newPage();
  private view: FindDealersView | null = null;
  private area: AreaView = { zipcode: null };
  private following: Subscription | null = null;

  readonly serve: Driver['serve'] = async ({ zipcode, dealers, ...more }) => {
    this.directory.serve(zipcode, dealers, more);
  };

  readonly meet: Driver['meet'] = async (...troubles) => this.directory.meet(...troubles.map(asFailure));

  readonly release: Driver['release'] = async () => {
    this.directory.release();
    await settle();
  };

  readonly switchOffScripts: Driver['switchOffScripts'] = async () => {
    this.scripts = false;
  };

  readonly look: Driver['look'] = (typed) => this.open(typed, 1);

  readonly open: Driver['open'] = async (zipcode, page) => {
    this.addresses.push(searchOf(new URLSearchParams({ zipcode, page: String(page) })));
    await this.arrive();
  };

  readonly turnTo: Driver['turnTo'] = async (link) => {
    const { zipcode } = this.address;
    const page = this.view?.kind === 'found' ? this.view.page : null;
    if (page === null) throw new Error('There are no pages to turn');
    const number = link === 'Next' ? page.number + 1 : link === 'Previous' ? page.number - 1 : Number(link);
    await this.open(zipcode, number);
  };

  readonly reload: Driver['reload'] = async () => {
    this.findDealers.dispose();
    this.findDealers = this.newPage();
    await this.arrive();
  };

  readonly goBack: Driver['goBack'] = async () => {
    this.addresses.pop();
    await this.arrive();
  };

  readonly wait: Driver['wait'] = (seconds) => this.clock.advance(seconds * 1000);

  readonly screenWhen: Driver['screenWhen'] = async (): Promise<Screen> => {
    await settle();
    if (this.view === null) throw new Error('No page is open');
    return screenOf(this.view, this.area);
  };

  readonly asked: Driver['asked'] = async () => this.directory.asked;

  readonly logged: Driver['logged'] = async () => [...this.log.errors, ...this.log.warnings];

  readonly proveGivens: Driver['proveGivens'] = async () => {
    assert.equal(this.directory.troublesLeft, 0, 'A trouble was never met');
  };

  readonly end: Driver['end'] = async () => {
    this.following?.unsubscribe();
    this.findDealers.dispose();
  };

  private get address(): DealerSearch {
    return this.addresses.at(-1) ?? { zipcode: '', page: 1 };
  }

  /** Without scripts every address is a page loaded anew, drawn from one try. */
  private async arrive(): Promise<void> {
    if (!this.scripts) {
      this.findDealers.dispose();
      this.findDealers = this.newPage();
    }
    this.following?.unsubscribe();
    this.following = this.findDealers.view$.subscribe((view) => (this.view = view));
    const showArea = new ShowArea(this.memory);
    showArea.recall();
    this.following.add(showArea.view$.subscribe((area) => (this.area = area)));
    void this.findDealers.show(this.address);
    await settle();
  }

  private newPage(): FindDealers {
    const patience = this.scripts ? VISITOR_PATIENCE : NO_PATIENCE;
    return new FindDealers(this.directory, this.memory, this.clock, this.log, null, patience);
  }
}

const asFailure = (trouble: Trouble): DirectoryFailure | 'silence' => {
  switch (trouble.kind) {
    case 'too-many-requests':
      return { _tag: 'TooManyRequests', retryAfterMs: trouble.retryAfterSeconds * 1000 };
    case 'failure':
      return { _tag: 'DirectoryUnavailable', statusText: 'Internal Server Error' };
    case 'nonsense':
      return { _tag: 'AnswerOffShape', fault: 'dealers should be a list' };
    case 'silence':
      return 'silence';
  }
};

export const newDriver = async (): Promise<Driver> => new ApplicationDriver();
