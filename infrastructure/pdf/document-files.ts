import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../../application/ports/logger.ts';
import type { Imprint } from '../../domain/document/imprint.ts';

/** What the thread that writes documents needs. */
export interface DocumentOrder {
  /** The folder of the build. */
  readonly dist: string;
  /** The folder for the files. No other imprint uses it. */
  readonly folder: string;
  readonly imprint: Imprint;
}

/**
 * The documents with the imprint of this server, when the build's files have another one. A thread writes them, because they take seconds
 * and much memory. A document that is asked for comes next.
 */
export class DocumentFiles {
  private thread: Worker | null = null;
  private readonly file: string;
  private readonly order: DocumentOrder;
  private readonly log: Logger;

  /** `file`: the program of the thread. It writes each document under a temporary name, renames it, and posts its path. */
  constructor(file: string, order: DocumentOrder, log: Logger) {
    this.file = file;
    this.order = order;
    this.log = log;
  }

  /** Begins to write the missing documents. */
  start(): Worker {
    if (this.thread !== null) return this.thread;
    const thread = new Worker(this.file, { workerData: this.order });
    thread.on('error', (fault) => this.log.error(`The documents could not be written: ${String(fault)}`));
    thread.on('exit', () => (this.thread = null));
    this.thread = thread;
    return thread;
  }

  /** The folder that contains a document of the site, once it does. Rejects when the document can't be written. */
  readonly folderOf = async (path: string): Promise<string> => {
    while (!existsSync(join(this.order.folder, path))) {
      const thread = this.start();
      thread.postMessage(path);
      await once(thread, 'message');
    }
    return this.order.folder;
  };

  async close(): Promise<void> {
    await this.thread?.terminate();
  }
}
