import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aLeadPost, postLead } from '../lead-post.ts';
import { longestStall } from '../stalls.ts';
import { WORD, type Upstreams } from './upstreams.ts';
import type { LoggingSite } from './whole-site.ts';

/** How long an answer may take. */
export const MAX_ANSWER_MS = 5_000;
/** How long a stored lead may take to the CRM and to its visitor's mailbox: longer than one that hangs before it. */
const DELIVERED_WITHIN_MS = 30_000;

/** What must go on: an address, what its answer says, and the dependencies without which it may say something else. */
type Activity = readonly [path: string, says: string, needs?: ReadonlyArray<string>];

export const ACTIVITIES: ReadonlyArray<Activity> = [
  ['/healthz', ''],
  ['/readyz', 'ready', ['disk', 'database']],
  ['/', '</footer>'],
  ['/products/furnaces/', '</footer>'],
  ['/search/?q=furnace', 'furnace'],
  ['/sitemap.xml', '<loc>'],
  ['/contact/', '</form>'],
  ['/resources/rebates/?zip=02108', '</footer>'],
  ['/find-a-dealer/?zipcode=75001', '</article>', ['dealers']],
  ['/maps/dealers.svg?zipcode=75001', '<svg', ['dealers']],
  ['/api/dealers/lookup?brand=AS&cid=100001', '100001', ['look-ups']],
  ['/api/reviews/dealers/retrieve-reviews/100001?page=0&pageAmount=3', '"rating"', ['reviews']],
  ['/api/rebates/productRebateDetails.json?zip=02108&pageSize=1', 'homeURL', ['rebates', 'incentives']],
  ['/api/products/production/allproducts', '"productId"', ['products']],
  ['/api/call-routing/run?pool=pool-1&routingGroup=a&mtaSessionId=1', 'dnis', ['routing']],
  ['/api/places/autocomplete?near=75001&input=1200+Main+St', 'Main St'],
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

/** A lead is stored and arrives everywhere, unless the disk, the database or the receiver is broken. */
const leadFault = async (site: string, broken: string, { missing }: Upstreams): Promise<string | null> => {
  const email = `${randomUUID()}@example.com`;
  const { id, status, hasRetryAfter } = await postLead(site, aLeadPost({ email }));
  if (id === null) {
    const isRefused = status === 503 && hasRetryAfter && ['disk', 'database'].includes(broken);
    return isRefused ? null : `a lead: ${status}`;
  }
  const end = performance.now() + DELIVERED_WITHIN_MS;
  const late = (): ReadonlyArray<string> => missing(id, email).filter((name) => name !== broken);
  while (late().length > 0 && performance.now() < end) await pause(50);
  return late().length === 0 ? null : `a lead did not arrive: ${late().join()}`;
};

/** Everything that goes on in a site without a dependency. */
export const goingOn = async (site: LoggingSite, broken: string, upstreams: Upstreams): Promise<Outcome> => {
  await longestStall(site.address);
  const found = await Promise.all([
    ...ACTIVITIES.map((activity) => answerTo(site.address, activity, activity[2]?.includes(broken) === true)),
    leadFault(site.address, broken, upstreams),
  ]);
  if (!site.isAlive()) found.push('the site has ended');
  return { faults: found.flatMap((fault) => fault ?? []), stall: await longestStall(site.address) };
};
