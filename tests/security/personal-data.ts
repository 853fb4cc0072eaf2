import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { mustHold } from '../bench/figure.ts';
import { using } from '../bench/pages/opened.ts';
import type { Fault } from '../faults/fault.ts';
import { FaultServer } from '../faults/fault-server.ts';
import { openSqliteStorage } from '../faults/storage.ts';
import { MailHost } from '../infrastructure/delivery/mail-host.ts';
import { ask, postForm, postJson, type Answer } from './ask.ts';
import { usingAttackedSite } from './attacked-site.ts';
import { noneOf, type AttackMeasurement } from './attack-measurement.ts';
import { CANARIES, CANARY_EMAIL, tracesIn, type Canary } from './canaries.ts';
import { runData } from './data-command.ts';

const TOKEN = 'a-token-of-this-run-0123456789';
const POLL_INTERVAL_MS = 50;
const DELIVERED_WITHIN_MS = 10_000;

/** Fails, and repeats the request's body. */
const echoing: Fault = (request, response) =>
  void text(request).then((body) => response.writeHead(500).end(body));

/** A CRM and a mail server whose error texts contain personal data. */
const openReceivers = async () => {
  const crm = new FaultServer();
  crm.serve('/crm', echoing);
  const mailHost = new MailHost();
  mailHost.refuse(`no mailbox of ${CANARY_EMAIL} here`);
  const settings = {
    LEAD_WEBHOOK_URL: `${await crm.open()}/crm`,
    MAIL_URL: `smtp://127.0.0.1:${await mailHost.open()}`,
  };
  return { crm, settings, stop: async () => void (await Promise.all([crm.close(), mailHost.close()])) };
};

/** The site's only sample dealer. */
const DEALER = 100_001;

/** Sends a form in every way: correctly, with errors, twice, and in other formats. */
const sendAll = async (site: string, { formId, path, fields }: Canary): Promise<ReadonlyArray<Answer>> => {
  const leads = `${site}/api/leads`;
  const email = CANARY_EMAIL;
  const sent = { ...fields, formId, companyId: DEALER };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return [
    await postForm(`${site}${path}`, { ...fields, formId, companyId: `${DEALER}` }),
    await postForm(`${site}${path}`, {
      ...fields,
      formId,
      email: `${email}@@`,
      phone: `${fields['phone']}x`,
    }),
    await postForm(`${site}${path}?email=${email}`, { ...fields, formId: `${email}` }),
    await postForm(`${site}/no/such/page/`, { ...fields, formId }),
    await postJson(leads, sent, headers),
    await postJson(leads, { ...sent, firstName: `${fields['firstName']}X` }, headers),
    await postJson(leads, { ...sent, email: `${email}@@`, zip: email, phone: `${email}` }),
    await postJson(leads, { ...sent, [email]: email }),
    await postJson(leads, { ...sent, companyId: email }),
    await postJson(leads, sent, { 'idempotency-key': email }),
    await postJson(leads, sent, { 'content-type': `text/${email.replace('@', '.')}` }),
    await ask(leads, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"email":${email}`,
    }),
    await postJson(leads, { ...sent, comments: `${email} `.repeat(3000) }),
    await ask(`${site}/api/places/autocomplete?input=${encodeURIComponent('4711 Zqxanna')}`),
    await ask(`${site}/search/?q=${encodeURIComponent(email)}`),
  ];
};

/** Whether an answer is an error message; pages are not, since they show what was typed only to the person who typed it. */
const isErrorBody = ({ status, headers }: Answer): boolean =>
  status >= 400 && !(headers['content-type'] ?? '').startsWith('text/html');

const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const withTraces = (places: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> =>
  places.flatMap(([place, said]) => {
    const traces = tracesIn(said);
    return traces.length === 0 ? [] : [`${place}: ${traces.join(', ')}`];
  });

/** A person's data is sent through every form, then searched for everywhere (quality: personal data). */
export const measurePersonalData: AttackMeasurement = () =>
  using(openReceivers(), ({ crm, settings: receivers }) =>
    using(openSqliteStorage(), async ({ settings, dataDir }) => {
      const answers: Answer[] = [];
      const site = { ...settings, ...receivers, RATE_LIMIT: '0', METRICS_TOKEN: TOKEN, SEED_DEALERS: '1' };
      const [logs, metrics] = await usingAttackedSite(site, async ({ address, printed, stop }) => {
        for (const canary of CANARIES) answers.push(...(await sendAll(address, canary)));
        const end = performance.now() + DELIVERED_WITHIN_MS;
        while (crm.asked.length < CANARIES.length && performance.now() < end) await pause(POLL_INTERVAL_MS);
        const figures = await ask(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
        await runData(settings, 'forget', CANARY_EMAIL);
        await stop();
        return [printed(), figures.body];
      });
      const accepted = answers.filter(({ status }) => status === 201 || status === 303).length;
      const left = filesBelow(dataDir).map(
        (file) => [file.slice(dataDir.length + 1), readFileSync(file, 'latin1')] as const,
      );
      const what = `${answers.length} requests with personal data`;
      return [
        mustHold(
          `${what}: each form was accepted twice`,
          accepted >= 2 * CANARIES.length,
          `${accepted} were accepted`,
        ),
        noneOf(
          `${what}: traces in the log`,
          withTraces((logs ?? '').split('\n').map((line) => ['log', line])),
        ),
        noneOf(`${what}: traces in /metrics`, withTraces([['/metrics', metrics ?? '']])),
        noneOf(
          `${what}: traces in error bodies`,
          withTraces(answers.filter(isErrorBody).map(({ status, body }) => [`${status}`, body])),
        ),
        noneOf(
          `${what}: traces in addresses`,
          withTraces(answers.map(({ headers }) => ['location', headers['location'] ?? ''])),
        ),
        noneOf('After forget and a clean stop: files of DATA_DIR with traces', withTraces(left)),
      ];
    }),
  );
