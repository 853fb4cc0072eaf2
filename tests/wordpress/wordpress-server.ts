import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSchema, graphql } from 'graphql';
import type { Published, UploadedMedia } from './published.ts';
import { WordPressContent } from './wordpress-content.ts';
import { isRestCall, restAnswer, restRoute } from './wordpress-rest-answers.ts';
import { WORDPRESS_SCHEMA } from './wordpress-schema.ts';

/**
 * The fault: a 500, a 429 with a wait of a minute, no response, invalid or malformed JSON, one malformed node among good
 * ones, a rejected query (`errors` without data), a failed query (`errors` with empty data), a redirect,
 * or a response of 6 MB.
 */
export type WordPressFault =
  | 'failure'
  | 'too many calls'
  | 'silence'
  | 'no json'
  | 'wrong shape'
  | 'odd nodes'
  | 'refusal'
  | 'half'
  | 'redirect'
  | 'flood';

/** The queries that tests tell apart, by operation name. */
export type Asked = 'Page' | 'Entries' | 'Media' | 'RelatedArticles';

/** The schema without a plugin's fields. */
const schemaWithout = (fields: ReadonlyArray<string>) =>
  buildSchema(
    fields
      .reduce(
        (schema, field) => schema.replaceAll(new RegExp(`(?<![\\w])${field}: \\w+`, 'g'), ''),
        WORDPRESS_SCHEMA,
      )
      .replace('interface BlockEditorContentNode {  }', 'interface BlockEditorContentNode { uri: String }'),
  );

/** A WordPress on 127.0.0.1 with GraphQL (wp-graphql, wp-graphql-gutenberg and Yoast) and its REST API; tests act as its editor. */
export class WordPressServer {
  readonly content = new WordPressContent();
  private readonly sockets = new Set<Socket>();
  private readonly held = new Set<() => void>();
  private readonly server: Server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });
  private hasGone = false;
  private schema = schemaWithout([]);
  private fault: WordPressFault | null = null;
  private isHolding = false;
  /** The received queries, oldest first: the operation's name, and the requested path. */
  readonly asked: Array<{ readonly name: string; readonly uri: string | null }> = [];

  /** Starts; returns the address for `WORDPRESS_GRAPHQL_URL`, whose beginning is the address for `WORDPRESS_URL`. */
  async open(): Promise<string> {
    this.server.on('connection', (socket) => {
      if (this.hasGone) return void socket.destroy();
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/graphql`;
  }

  async close(): Promise<void> {
    this.goAway();
    await new Promise((closed) => this.server.close(closed));
  }

  /** Publishes pages or articles; replaces existing ones. */
  publish(...pages: ReadonlyArray<Published>): void {
    for (const page of pages) this.content.publish(page);
  }

  withdraw(path: string): void {
    this.content.withdraw(path);
  }

  upload(...items: ReadonlyArray<UploadedMedia>): void {
    for (const item of items) this.content.upload(item);
  }

  /** Breaks all connections, open and new. */
  goAway(): void {
    this.hasGone = true;
    this.release();
    for (const socket of this.sockets) socket.destroy();
  }

  /** Whether connections break. */
  get isAway(): boolean {
    return this.hasGone;
  }

  comeBack(): void {
    this.hasGone = false;
  }

  /** Makes every query meet this fault; null ends it. */
  meet(fault: WordPressFault | null): void {
    this.fault = fault;
  }

  /** Removes the plugins that add these fields. */
  lack(...fields: ReadonlyArray<'seo' | 'blocksJSON'>): void {
    this.schema = schemaWithout(fields);
  }

  /** Makes queries wait until they are released. */
  hold(): void {
    this.isHolding = true;
  }

  release(): void {
    this.isHolding = false;
    for (const go of this.held) go();
    this.held.clear();
  }

  /** How many queries have arrived, of one operation, for one path. */
  count(name?: Asked, path?: string): number {
    return this.asked.filter((query) => (!name || query.name === name) && (!path || query.uri === path))
      .length;
  }

  /** Resets the content, the faults and the recorded queries. */
  reset(): void {
    this.content.clear();
    this.comeBack();
    this.meet(null);
    this.release();
    this.asked.length = 0;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isRestCall(request)) return this.answerRest(request, response);
    const body = JSON.parse((await text(request)) || '{}') as {
      query?: string;
      variables?: Record<string, unknown>;
    };
    const { query = '', variables = {} } = body;
    const uri = typeof variables['uri'] === 'string' ? variables['uri'] : null;
    this.asked.push({ name: /^query (\w+)/.exec(query)?.[1] ?? '', uri });
    if (this.fault !== null) return meetFault(this.fault, response);
    const result = JSON.stringify(
      await graphql({
        schema: this.schema,
        source: query,
        rootValue: this.content,
        variableValues: variables,
      }),
    );
    // The response is decided before the wait, since a page may change in the meantime.
    if (this.isHolding) await new Promise<void>((go) => this.held.add(go));
    response.setHeader('content-type', 'application/json; charset=UTF-8');
    response.end(result);
  }

  private async answerRest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push({ name: restRoute(request), uri: null });
    if (this.fault !== null) return meetFault(this.fault, response);
    const { status, headers, body } = restAnswer(this.content.all, request);
    if (this.isHolding) await new Promise<void>((go) => this.held.add(go));
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  }
}

const FLOOD = `{"data":{"nodeByUri":{"title":"${'a'.repeat(6_000_000)}"}}}`;

const ODD_NODES = JSON.stringify({
  data: {
    contentNodes: { nodes: [{ uri: '/a/', title: 'A' }, { uri: 7 }], pageInfo: { hasNextPage: false } },
    posts: { nodes: [{ databaseId: 1, uri: '/a/', title: 'A' }, { databaseId: 'secret' }] },
  },
});

const meetFault = (fault: WordPressFault, response: ServerResponse): void => {
  switch (fault) {
    case 'failure':
      return void response.writeHead(500).end('<p>There has been a critical error on this website.</p>');
    case 'too many calls':
      return void response.writeHead(429, { 'retry-after': '60' }).end();
    case 'silence':
      return;
    case 'wrong shape':
      return void response.end('{"data":{"nodeByUri":["secret"],"contentNodes":7,"posts":null}}');
    case 'odd nodes':
      return void response.end(ODD_NODES);
    case 'no json':
      return void response.end('<!doctype html><p>Briefly unavailable for scheduled maintenance.</p>');
    case 'refusal':
      return void response.end('{"errors":[{"message":"Cannot query field \\"seo\\" on type \\"Page\\"."}]}');
    case 'half':
      return void response.end('{"errors":[{"message":"Internal server error"}],"data":{"nodeByUri":null}}');
    case 'redirect':
      return void response.writeHead(302, { location: '/wp-login.php' }).end();
    case 'flood':
      return void response.end(FLOOD);
  }
};
