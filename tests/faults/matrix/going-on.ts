import { aLeadPost, postLead } from '../lead-post.ts';
import { longestStall } from '../stalls.ts';
import { WORD, type LoggingSite } from './whole-site.ts';

/** How long an answer may take. */
export const MAX_ANSWER_MS = 5_000;

/** What must go on: an address, what its answer says, and the dependency without which it may say something else. */
type Activity = readonly [path: string, says: string, needs?: ReadonlyArray<string>];

export const ACTIVITIES: ReadonlyArray<Activity> = [
  ['/healthz', ''],
  ['/readyz', 'ready', ['disk', 'database']],
  ['/', '</footer>'],
  ['/products/furnaces/', '</footer>'],
  ['/search/?q=furnace', 'furnace'],
  ['/sitemap.xml', '<loc>'],
  ['/contact/', '</form>'],
  ['/resources/rebates/?zip=75001', '</footer>'],
  ['/find-a-dealer/?zipcode=75001', '</article>', ['dealers']],
  ['/maps/dealers.svg?zipcode=75001', '<svg', ['dealers']],
  ['/api/dealers/lookup?brand=AS&cid=100001', '100001', ['look-ups']],
  ['/api/reviews/dealers/retrieve-reviews/100001?page=0&pageAmount=3', 'totalReviews', ['reviews']],
  ['/api/rebates/productRebateDetails.json?zip=75001&pageSize=1', 'area', ['rebates']],
  ['/api/products/production/allproducts', 'categories', ['products']],
  ['/good-page/', WORD, ['wordpress']],
];

/** The answers that must not be, and the longest stall of the event loop, while something is broken. */
export interface Outcome {
  readonly faults: ReadonlyArray<string>;
  readonly stall: number;
}

export const answerTo = async (
  site: string,
  [path, says]: Activity,
  isBroken: boolean,
): Promise<string | null> => {
  const began = performance.now();
  try {
    const response = await fetch(`${site}${path}`, {
      signal: AbortSignal.timeout(isBroken ? 20_000 : MAX_ANSWER_MS),
    });
    const text = await response.text();
    // What needs the broken part may say so, but is answered.
    const isRight = isBroken ? ![500, 502].includes(response.status) : response.ok && text.includes(says);
    return isRight ? null : `${path} ${response.status}${response.ok ? ' without its content' : ''}`;
  } catch {
    return `${path} no answer after ${Math.round(performance.now() - began)} ms`;
  }
};

/** Everything that goes on in a site without a dependency. A lead is stored unless the disk or the database is broken. */
export const goingOn = async (site: LoggingSite, broken: string): Promise<Outcome> => {
  await longestStall(site.address);
  const answers = ACTIVITIES.map((activity) =>
    answerTo(site.address, activity, activity[2]?.includes(broken) === true),
  );
  const lead = await postLead(site.address, aLeadPost());
  const isStored = lead.id !== null;
  const isRefused = lead.status === 503 && lead.hasRetryAfter;
  const isLeadRight = isStored || (isRefused && ['disk', 'database'].includes(broken));
  const faults = [...(await Promise.all(answers)), isLeadRight ? null : `a lead: ${lead.status}`];
  if (!site.isAlive()) faults.push('the site has ended');
  return { faults: faults.flatMap((fault) => fault ?? []), stall: await longestStall(site.address) };
};
