import { setTimeout as pause } from 'node:timers/promises';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import type { BuiltSite } from '../../built-site.ts';
import { atLeast, mustHold, none, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { aLeadPost, postLead, postMany, type PostAnswer } from '../lead-post.ts';
import { leadFigures, type Storage } from '../storage.ts';

/** A time during which the database cannot be written. */
export interface Outage {
  /** The name in figures, such as `disk full`. */
  readonly name: string;
  /** Begins the outage; `stop` ends it. */
  readonly begin: (site: BuiltSite) => Promise<{ readonly stop: () => Promise<void> }>;
}

/** A full disk may still have room for some leads. */
const MAX_POSTS = 400;
const REFUSALS = 20;
const AFTERWARDS = 20;
const AGAIN_WITHIN_MS = 15_000;

const isHonest = ({ status, hasRetryAfter }: PostAnswer): boolean => status === 503 && hasRetryAfter;

/** Posts the contact form as a page without scripts does; returns whether the 503 page keeps the typed values. */
const formComesBack = async (site: string): Promise<boolean> => {
  const typed = { ...EVERY_FIELD, comments: 'Nothing that is typed is lost.' };
  const body = new URLSearchParams({ ...typed, formId: 'contact-form' });
  const response = await fetch(`${site}/contact/`, { method: 'POST', body, redirect: 'manual' });
  return response.status === 503 && (await response.text()).includes(typed.comments);
};

const isReady = async (site: string): Promise<boolean> => (await fetch(`${site}/readyz`)).ok;

/** Whether `/readyz` names the database as failing. */
const namesDatabase = async (site: string): Promise<boolean> => {
  const response = await fetch(`${site}/readyz`);
  const { failing = [] } = (await response.json()) as { readonly failing?: ReadonlyArray<string> };
  return response.status === 503 && failing.includes('database');
};

/** Waits until the site is ready again without receiving a lead; returns whether it is. */
const readyAgain = async (site: string): Promise<boolean> => {
  const end = performance.now() + AGAIN_WITHIN_MS;
  while (!(await isReady(site)) && performance.now() < end) await pause(100);
  return isReady(site);
};

/** Waits until a lead is accepted again. */
const takenAgain = async (site: string): Promise<void> => {
  const end = performance.now() + AGAIN_WITHIN_MS;
  while ((await postLead(site, aLeadPost())).id === null && performance.now() < end) await pause(100);
};

/** Leads posted before, during and after an outage of the database (quality: nothing lost). */
export const measureOutage = (storage: Storage, { name, begin }: Outage): Promise<ReadonlyArray<Figure>> =>
  usingSite(storage.settings, async (site) => {
    const acknowledged = await postMany([site.address], AFTERWARDS);
    const refused: PostAnswer[] = [];
    // The outage begins while leads are in flight.
    const inFlight = postMany([site.address], AFTERWARDS);
    const { comesBack, isNamed } = await using(begin(site), async () => {
      (await inFlight).forEach((id, key) => acknowledged.set(key, id));
      for (let posted = 0; posted < MAX_POSTS && refused.length < REFUSALS; posted++) {
        const lead = aLeadPost();
        const answer = await postLead(site.address, lead);
        if (answer.id === null) refused.push(answer);
        else acknowledged.set(lead.key, answer.id);
      }
      return { isNamed: await namesDatabase(site.address), comesBack: await formComesBack(site.address) };
    });
    const isBack = await readyAgain(site.address);
    await takenAgain(site.address);
    const afterwards = await postMany([site.address], AFTERWARDS);
    const what = `${storage.technology}, ${name}`;
    const others = refused.filter((answer) => !isHonest(answer));
    return [
      atLeast(`${what}: refused with 503 and Retry-After`, refused.length - others.length, REFUSALS),
      none(`${what}: other refusals`, others.length),
      mustHold(`${what}: a posted form is returned with the typed values`, comesBack),
      mustHold(`${what}: /readyz answers 503 and names the database`, isNamed),
      mustHold(`${what}: /readyz answers 200 again by itself within 15 s`, isBack),
      atLeast(`${what}: leads accepted afterwards`, afterwards.size, AFTERWARDS),
      ...(await leadFigures(what, storage, new Map([...acknowledged, ...afterwards]))),
    ];
  });
