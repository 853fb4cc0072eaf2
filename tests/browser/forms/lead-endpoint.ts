import type { BrowserContext, Route } from 'playwright-core';

/** What happens to a posted lead: it passes, is never answered, is cut off, or is answered with a problem. */
export type Fate = 'pass' | 'no answer' | 'no network' | 'busy' | { readonly refused: ReadonlyArray<object> };

export interface PostedLead {
  readonly key: string;
  readonly body: { readonly [field: string]: unknown };
}

const POSTS = /\/api\/(leads|bookings|newsletter)$/;

/** Intercepts the leads that a visitor's pages post, and records them. */
export class LeadEndpoint {
  private readonly fates: Fate[] = [];
  private readonly held: Array<() => void> = [];
  /** Oldest first, passed on or not. */
  readonly posted: PostedLead[] = [];

  static async before(context: BrowserContext): Promise<LeadEndpoint> {
    const endpoint = new LeadEndpoint();
    await context.route(POSTS, (route) => endpoint.answer(route));
    return endpoint;
  }

  /** The next posts meet these fates, in order; all others pass. */
  meet(...fates: ReadonlyArray<Fate>): void {
    this.fates.push(...fates);
  }

  /** Lets the posts pass that were left without an answer. */
  release(): void {
    for (const pass of this.held.splice(0)) pass();
  }

  /** How many different keys the posted leads had. */
  get keys(): number {
    return new Set(this.posted.map(({ key }) => key)).size;
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    this.posted.push({
      key: request.headers()['idempotency-key'] ?? '',
      body: request.postDataJSON() as PostedLead['body'],
    });
    const fate = this.fates.shift() ?? 'pass';
    // The page that sent the request may be closed by now.
    const pass = () => route.continue().catch(() => undefined);
    if (fate === 'pass') return pass();
    if (fate === 'no answer') return void this.held.push(() => void pass());
    if (fate === 'no network') return route.abort('internetdisconnected');
    if (fate === 'busy') return route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
    return route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Invalid', status: 422, errors: fate.refused }),
    });
  }
}
