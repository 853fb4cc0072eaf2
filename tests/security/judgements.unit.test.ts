import { describe, expect, test } from '@jest/globals';
import { CANARIES, tracesIn } from './canaries.ts';
import { findingsIn } from './content-policies.ts';
import { faultOfAnswer } from './attacks/hostile-answer.ts';
import { hostilePosts } from './attacks/hostile-bodies.ts';
import { leadsAway } from './attacks/leads-away.ts';
import { answersIn, firstAnswer } from './raw-exchange.ts';

test.each([
  [{ status: 0, body: '' }, 'no answer'],
  [{ status: 503, body: '' }, '503'],
  [{ status: 400, body: 'Error: no\n    at parse (/app/x.js:1:2)' }, '400 with a stack trace'],
  [{ status: 400, body: 'node_modules/fastify/lib' }, '400 with a stack trace'],
  [{ status: 400, body: 'body/email must be a string' }, null],
])('The answer %j to a hostile request is judged by its status and its body', (answer, fault) => {
  expect(faultOfAnswer(answer)).toBe(fault);
});

test('Generated posts are the same in every run, and include every kind', () => {
  const posts = hostilePosts(150);
  const all = (of: typeof posts): string => of.map(({ body }) => body.toString('latin1')).join('\n');
  expect(all(hostilePosts(150)) === all(posts)).toBe(true);
  for (const part of ['__proto__', 'formId=contact-form', '[[[[[['])
    expect(all(posts).includes(part)).toBe(true);
  expect(new Set(posts.map(({ path }) => path)).size).toBe(9);
});

describe('The check for links to another host', () => {
  const answer = { status: 200, headers: {}, body: '' };
  test.each([
    ['https://evil.example/'],
    ['//evil.example/contact/'],
    ['/\\evil.example/'],
    ['http:/evil.example'],
  ])('finds a link in the Location header: %s', (location) => {
    expect(leadsAway({ ...answer, headers: { location } })).toBe(true);
  });

  test.each([
    ['<link rel="canonical" href="https://evil.example/">'],
    ['<meta property="og:url" content="http://evil.example/">'],
    ['<form action="//evil.example/contact/">'],
    ['<loc>http://evil.example/</loc>'],
  ])('finds a link in the body: %s', (body) => {
    expect(leadsAway({ ...answer, body })).toBe(true);
  });

  test.each([
    [{ ...answer, headers: { location: '/contact/?zipcode=75001' } }],
    [{ ...answer, body: '<a href="https://www.example.com/?q=evil.example">evil.example</a>' }],
  ])('accepts a harmless answer: %j', (harmless) => {
    expect(leadsAway(harmless)).toBe(false);
  });
});

test("Policies are judged by CSP Evaluator's rules", () => {
  const strict = "default-src 'none'; script-src 'self'; base-uri 'none'; object-src 'none'";
  expect(findingsIn(strict)).toEqual([]);
  expect(findingsIn(`${strict} data:`)).not.toEqual([]);
  expect(findingsIn(strict.replace("'self'", "'unsafe-inline'"))).not.toEqual([]);
  expect(findingsIn('')).not.toEqual([]);
});

test('The canary of every form is found in any spelling', () => {
  for (const { fields } of CANARIES) {
    for (const spelled of [JSON.stringify(fields), JSON.stringify(fields).toUpperCase()]) {
      expect(tracesIn(spelled)).toContain('zqxanna');
    }
  }
  expect(tracesIn('call +19725550047')).toEqual(['9725550047']);
  expect(tracesIn('Ann Doe, 972-555-0100')).toEqual([]);
});

test('Received text is split into answers', () => {
  const received = 'HTTP/1.1 400 Bad Request\r\nAllow: GET\r\n\r\nno\r\n\r\nHTTP/1.1 200 OK\r\n\r\n';
  expect(answersIn(received)).toBe(2);
  expect(firstAnswer(received)).toMatchObject({ status: 400, headers: { allow: 'GET' } });
  expect(firstAnswer('').status).toBe(0);
});
