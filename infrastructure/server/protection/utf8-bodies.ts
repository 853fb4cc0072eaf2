import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

const invalidText = (): Error =>
  Object.assign(new Error('The body is not valid UTF-8.'), { statusCode: 400 });

/** Takes JSON as Fastify itself does, but refuses (400) bytes that are no UTF-8: they would be stored as `�`. */
export const takeJson = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done: Done) =>
      isUtf8(body) ? void parse(request, body.toString(), done) : done(invalidText()),
  );
};

/** Takes forms as browsers write them (the html standard), read by `parse`; refuses (400) what is no UTF-8, escaped or not. */
export const takeForms = (scope: FastifyInstance, parse: (body: string) => unknown): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer, done: Done) =>
      isUtf8(unescaped(body)) ? done(null, parse(body.toString())) : done(invalidText()),
  );
};

/** The bytes that a form's escapes (`%C3%A9`) represent. */
const unescaped = (body: Buffer): Buffer =>
  Buffer.from(
    body
      .toString('latin1')
      .replace(/%([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
