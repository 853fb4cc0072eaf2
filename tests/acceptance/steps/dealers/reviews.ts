import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Document } from 'domhandler';
import type { Review } from '../../../../domain/review/review.ts';
import { aReview } from '../../../builders/a-review.ts';
import { screenOf } from '../../reader/dealer-screen.ts';
import { offersReviews, openReviews } from '../../reader/reviews-screen.ts';
import { expectSeen, expectText } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

/** The scenarios read the reviews of the first dealer of the area. */
const FIRST_DEALER = 1;

Given(
  'customers wrote {int} reviews of {string}',
  async function (this: Scenario, count: number, _dealer: string) {
    const reviews = Array.from({ length: count }, (_, i): Review =>
      aReview()
        .by(`Customer ${i + 1}`)
        .build(),
    );
    await this.driver.reviews.serve(FIRST_DEALER, reviews);
  },
);

Given(
  '{string} wrote about {string} on {word} {string} and was answered on {word} {string}',
  async function (
    this: Scenario,
    author: string,
    _dealer: string,
    day: string,
    text: string,
    answeredOn: string,
    answer: string,
  ) {
    const review = aReview().by(author).on(day).saying(text).answered(answer, answeredOn).build();
    await this.driver.reviews.serve(FIRST_DEALER, [review]);
  },
);

Given('customers wrote about these dealers:', async function (this: Scenario, table: DataTable) {
  for (const { dealer = '', customer = '', date = '', review = '' } of table.hashes()) {
    const id = this.companyIds.get(dealer.toLowerCase());
    assert.ok(id, `There is no dealer ${dealer}`);
    await this.driver.reviews.serve(id, [aReview().by(customer).on(date).saying(review).build()]);
  }
});

When('loading reviews fails once', async function (this: Scenario) {
  await this.driver.reviews.failOnce();
});

When('she reads the reviews of {string}', async function (this: Scenario, dealer: string) {
  await this.driver.seenWhen(screenOf, ({ cards }) => cards.some(({ name }) => name === dealer));
  await this.driver.reviews.read(dealer);
});

When('she sees more reviews', async function (this: Scenario) {
  await this.driver.seenWhen(openReviews, (open) => open?.canSeeMore === true);
  await this.driver.reviews.seeMore();
});

When('she closes the dialog', async function (this: Scenario) {
  await this.driver.close();
});

Then('the reviews are titled {string}', async function (this: Scenario, title: string) {
  await expectSeen(this, (page) => openReviews(page)?.title, title);
});

Then(
  'she reads {int} reviews, the first by {string}',
  async function (this: Scenario, count: number, author: string) {
    const read = (page: Document) => {
      const { reviews } = openReviews(page) ?? { reviews: [] };
      return [reviews.length, reviews[0]?.author];
    };
    await expectSeen(this, read, [count, author]);
  },
);

Then('a review says {string}', async function (this: Scenario, text: string) {
  await expectText(this, (page) => openReviews(page)?.reviews.flatMap(({ says }) => says) ?? [], text);
});

Then(/^she (can|cannot) see more reviews$/, async function (this: Scenario, can: string) {
  await expectSeen(this, (page) => openReviews(page)?.canSeeMore, can === 'can');
});

Then('she cannot read reviews of {string}', async function (this: Scenario, dealer: string) {
  await expectSeen(this, offersReviews(dealer), false);
});

Then('no reviews are open', async function (this: Scenario) {
  await expectSeen(this, openReviews, null);
});
