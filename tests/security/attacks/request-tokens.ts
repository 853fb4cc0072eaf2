import { randomBytes } from 'node:crypto';
import { atLeast, mustHold } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { aSentLead } from '../../builders/sent-lead.ts';
import { openSqliteStorage } from '../../faults/storage.ts';
import { ask, postForm, postJson, type Answer } from '../ask.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { runData } from '../data-command.ts';

const METRICS = 'a-token-of-this-run-0123456789';
const EMAIL = 'ann@example.com';
const GUESSES = 300;

const SECRET_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** What a page tells caches, other sites, search engines and scripts although its address opens a request. */
const leaksIn = (what: string, { headers }: Answer): ReadonlyArray<string> => [
  ...Object.entries(SECRET_HEADERS).flatMap(([name, value]) =>
    headers[name] === value ? [] : [`${what}: ${name} is ${headers[name]}`],
  ),
  ...(/script-src 'none'/.test(headers['content-security-policy'] ?? '') ? [] : [`${what}: scripts run`]),
];

/** The token that opens a request: guessed, altered, of another request, used again, expired and leaked (contract, section 7). */
export const measureRequestTokens: AttackMeasurement = () =>
  using(openSqliteStorage(), ({ settings }) =>
    usingAttackedSite(
      { ...settings, METRICS_TOKEN: METRICS, RATE_LIMIT: '0' },
      async ({ address, printed, stop }) => {
        const send = async (email: string): Promise<string> => {
          const { headers } = await postJson(`${address}/api/leads`, aSentLead({ email }));
          return `${address}${headers['location']}`;
        };
        const [own, other] = [await send(EMAIL), await send('bob@example.com')];
        const [page = '', token = ''] = own.split('?key=');
        const opened = async (tokens: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
          const found = [];
          for (const key of tokens) {
            const query = encodeURIComponent(key);
            const get = await ask(`${page}?key=${query}`);
            const post = await postForm(`${page}?key=${query}`, { answer: 'withdrawn' });
            if (get.status !== 404 || post.status !== 404)
              found.push(`${key}: ${get.status}, ${post.status}`);
          }
          return found;
        };
        const guessed = Array.from({ length: GUESSES }, () => randomBytes(16).toString('base64url'));
        const altered = [
          ...Array.from(
            token,
            (letter, i) => token.slice(0, i) + (letter === 'A' ? 'B' : 'A') + token.slice(i + 1),
          ),
          ...[token.slice(1), `${token}A`, `${token}==`, token.toUpperCase(), `${token}\0`, ''],
        ].filter(
          (each) =>
            (each !== token &&
              Buffer.from(each, 'base64url').compare(Buffer.from(token, 'base64url')) !== 0) ||
            each.length !== token.length,
        );
        const figures = [
          noneOf(`${GUESSES} guessed tokens: opened`, await opened(guessed)),
          noneOf('Altered tokens: opened', await opened(altered)),
          noneOf('The token of another request: opened', await opened([other.split('?key=')[1] ?? ''])),
          noneOf(
            'What the visitor’s token lets a dealer do',
            (
              await Promise.all(
                ['accepted', 'declined', 'called', 'escalated'].map(async (answer) => {
                  const { status } = await postForm(own, { answer });
                  return status === 404 ? [] : [`${answer}: ${status}`];
                }),
              )
            ).flat(),
          ),
        ];
        const whole = await ask(own);
        const thanks = await ask(
          `${address}/thank-you/?form=contact-modal&reference=R-00000000&key=${token}`,
        );
        const withdrawn = [
          await postForm(own, { answer: 'withdrawn' }),
          await postForm(own, { answer: 'withdrawn' }),
        ];
        const again = await ask(own);
        const metrics = await ask(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } });
        await runData(settings, 'forget', EMAIL);
        const expired = await ask(own);
        await stop();
        const steps = again.body.match(/You withdrew your request\./g) ?? [];
        return [
          ...figures,
          mustHold('The right token: opens', whole.status === 200),
          noneOf('Pages with the token: leaks', [
            ...leaksIn('request', whole),
            ...leaksIn('thank-you', thanks),
          ]),
          noneOf(
            'Pages that carry the token to another host',
            /(?:href|src|action)="https?:[^"]*key=/.test(whole.body) ? ['request'] : [],
          ),
          atLeast(
            'A withdrawal used again: answered',
            withdrawn.filter(({ status }) => status === 303).length,
            2,
          ),
          mustHold('A withdrawal used again: happened once', steps.length === 1),
          mustHold('The token after `forget`: opens nothing', expired.status === 404),
          noneOf('The token in the log', printed().includes(token) ? ['log'] : []),
          noneOf(
            'The token or the reference in /metrics',
            metrics.body.includes(token) || /R-[0-9A-Z]{8}/.test(metrics.body) ? ['metrics'] : [],
          ),
        ];
      },
    ),
  );
