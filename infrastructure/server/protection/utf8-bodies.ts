import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

const invalidText = (): Error =>
  Object.assign(new Error('The body is not valid UTF-8.'), { statusCode: 400 });

/** Parses JSON as Fastify does, but refuses (400) invalid UTF-8, which would be stored as `�`. */
export const takeJson = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done: Done) =>
      isUtf8(body) ? void parse(request, body.toString(), done) : done(invalidText()),
  );
};

/** Parses urlencoded forms (the html standard) with `parse`. Refuses (400) invalid UTF-8, escaped or not. */
export const takeForms = (scope: FastifyInstance, parse: (body: string) => unknown): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer, done: Done) =>
      isUtf8(unescaped(body)) ? done(null, parse(body.toString())) : done(invalidText()),
  );
};

/** The bytes of a form with its escapes (`%C3%A9`) decoded. */
const unescaped = (body: Buffer): Buffer =>
  Buffer.from(
    body
      .toString('latin1')
      .replace(/%([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
