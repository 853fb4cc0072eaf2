import type { BrowserContext, Response, Route } from 'playwright-core';
import { LEAD_FIELDS } from '../../../../../domain/lead/lead-fields.ts';
import { newsletter } from '../../../../../domain/lead/forms/newsletter.ts';
import type { LeadTrouble, AcceptedRequest } from '../../../parts/form-parts.ts';

const CALLS = /\/api\/(?:leads|bookings|newsletter)$/;

const CREATED = 201;
const SEE_OTHER = 303;

type Fields = Readonly<Record<string, unknown>>;

/** The lead requests of a visitor's browser: the troubles that they meet, and the requests that the site accepted. */
export class WatchedLeads {
  private readonly troubles: LeadTrouble[] = [];
  private readonly silent: Array<() => void> = [];
  /** By idempotency key, or by the address of the thank-you page. */
  private readonly requests = new Map<string, AcceptedRequest>();
  private context: BrowserContext | null = null;
  private isIntercepting = false;

  get accepted(): ReadonlyArray<AcceptedRequest> {
    return [...this.requests.values()];
  }

  get troublesLeft(): number {
    return this.troubles.length;
  }

  async meet(...troubles: ReadonlyArray<LeadTrouble>): Promise<void> {
    this.troubles.push(...troubles);
    await this.intercept();
  }

  release(): void {
    for (const answer of this.silent.splice(0)) answer();
  }

  async watch(context: BrowserContext): Promise<void> {
    this.context = context;
    context.on('response', (response) => this.note(response));
    await this.intercept();
  }

  /** Intercepts only for troubles: with interception, a browser caches nothing and takes twice as long. */
  private async intercept(): Promise<void> {
    if (this.isIntercepting || this.context === null || this.troubles.length === 0) return;
    this.isIntercepting = true;
    await this.context.route(CALLS, (route) => this.lead(route));
  }

  private async lead(route: Route): Promise<void> {
    const trouble = this.troubles.shift();
    switch (trouble?.kind) {
      case 'busy':
        return route.fulfill({ status: 503, json: { status: 503, title: 'Service Unavailable' } });
      case 'refusal': {
        const { field, message } = trouble;
        return route.fulfill({ status: 422, json: { status: 422, errors: [{ field, message }] } });
      }
      case 'silence':
        return void this.silent.push(() => void route.continue());
      case undefined:
        return route.continue();
    }
  }

  private note(response: Response): void {
    const request = response.request();
    if (request.method() !== 'POST') return;
    const body = request.postData() ?? '';
    if (CALLS.test(new URL(request.url()).pathname) && response.status() === CREATED) {
      this.requests.set(request.headers()['idempotency-key'] ?? '', requestIn(JSON.parse(body) as Fields));
    } else if (response.status() === SEE_OTHER) {
      const said = Object.fromEntries(new URLSearchParams(body));
      this.requests.set(response.headers()['location'] ?? '', requestIn(said));
    }
  }
}

const requestIn = (said: Fields): AcceptedRequest => ({
  formId: typeof said['formId'] === 'string' ? said['formId'] : newsletter.id,
  companyId: said['companyId'] === undefined ? null : Number(said['companyId']),
  fields: Object.fromEntries(
    LEAD_FIELDS.flatMap((name) => (typeof said[name] === 'string' ? [[name, said[name]]] : [])),
  ),
});
