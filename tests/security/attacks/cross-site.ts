import { aSentLead, EVERY_FIELD } from '../../builders/sent-lead.ts';
import { ask, postForm, postJson, type Answer } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';

const SITE_URL = 'https://www.example.com';

const FROM_ELSEWHERE: ReadonlyArray<Readonly<Record<string, string>>> = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://www.example.com.evil.example' },
  { origin: 'https://other.example.com' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
];

type Post = (site: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;

const FORM = { ...EVERY_FIELD, formId: 'contact-form' };

const POSTS: Readonly<Record<string, Post>> = {
  lead: (site, headers) => postJson(`${site}/api/leads`, aSentLead(), headers),
  newsletter: (site, headers) => postJson(`${site}/api/newsletter`, { email: EVERY_FIELD.email }, headers),
  booking: (site, headers) => postJson(`${site}/api/bookings`, aSentLead({ formId: 'booking' }), headers),
  form: (site, headers) => postForm(`${site}/contact/`, FORM, headers),
  'form of the home page': (site, headers) => postForm(`${site}/`, { ...FORM, formId: 'home-form' }, headers),
};

const READS = ['/', '/api/dealers/locate?zipcode=75001', '/api/openapi.json', '/metrics'];

/** Pages of other sites that make a visitor's browser post, or read what the browser may read. */
export const measureCrossSite: AttackMeasurement = () =>
  usingAttackedSite({ SITE_URL, RATE_LIMIT: '0' }, async ({ address }) => {
    const taken: string[] = [];
    for (const headers of FROM_ELSEWHERE) {
      for (const [name, post] of Object.entries(POSTS)) {
        const { status } = await post(address, headers);
        if (status !== 403) taken.push(`${name} with ${JSON.stringify(headers)}: ${status}`);
      }
    }
    const shared: string[] = [];
    for (const path of READS) {
      const { headers } = await ask(`${address}${path}`, { headers: { origin: 'https://evil.example' } });
      if ('access-control-allow-origin' in headers) shared.push(path);
    }
    return [
      noneOf(
        `${FROM_ELSEWHERE.length * Object.keys(POSTS).length} posts from other sites: answers other than 403`,
        taken,
      ),
      noneOf('Answers that pages of other sites may read', shared),
    ];
  });
