import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ask } from './ask.ts';
import { usingAttackedSite } from './attacked-site.ts';
import { noneOf, type AttackMeasurement } from './attack-measurement.ts';

const PAGES = ['/', '/find-your-dealer/', '/find-a-dealer/?zipcode=75001', '/contact/'];

/** The severities that count: CSP Evaluator's high and medium, and policies that it cannot read. */
const SERIOUS: ReadonlyArray<Severity> = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX];

/** The serious findings in a policy, as text. */
export const findingsIn = (policy: string): ReadonlyArray<string> =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`);

/** The pages' policies, checked by Google's CSP Evaluator (quality). */
export const measureContentPolicies: AttackMeasurement = () =>
  usingAttackedSite({ SITE_URL: 'https://www.example.com' }, async ({ address }) => {
    const findings: string[] = [];
    const unsafe: string[] = [];
    for (const page of PAGES) {
      const { headers } = await ask(`${address}${page}`);
      const policy = headers['content-security-policy'] ?? '';
      findings.push(...findingsIn(policy).map((finding) => `${page} ${finding}`));
      if (/script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy)) unsafe.push(page);
    }
    return [
      noneOf(`CSP Evaluator, ${PAGES.length} pages: findings of high or medium severity`, findings),
      noneOf(`${PAGES.length} pages: policies with unsafe-inline or unsafe-eval for scripts`, unsafe),
    ];
  });
