import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Selectable } from 'kysely';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { ChangedHistory, MailHistories } from '../../../application/ports/leads/mail-histories.ts';
import { NO_MAILS, type MailHistory } from '../../../domain/lead/mail-limits.ts';
import { instantText } from '../instant-text.ts';
import type { Database } from '../open-database.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { MailRecipientsTable } from '../schema.ts';
import { storedJson } from '../stored-json.ts';

/** The maximum number of attempts of an optimistic update. One of several concurrent changes always succeeds. */
const MAX_CHANGES = 50;

type Row = Selectable<MailRecipientsTable>;

/** Mail histories in the database, one row per recipient, with optimistic locking. */
export class SqlMailHistories implements MailHistories {
  private readonly database: Pick<Database, 'db' | 'writer'>;

  constructor(database: Pick<Database, 'db' | 'writer'>) {
    this.database = database;
  }

  change(
    recipient: string,
    change: (history: MailHistory) => O.Option<MailHistory>,
    now: number,
  ): TE.TaskEither<RecordsUnavailable, ChangedHistory> {
    return TE.tryCatch(async () => {
      for (let i = 0; i < MAX_CHANGES; i++) {
        const row = await this.row(recipient);
        const history = row === undefined ? NO_MAILS : historyIn(row);
        const changed = change(history);
        if (O.isNone(changed)) return { isChanged: false, history };
        if (await this.isWritten(recipient, row, changed.value, now))
          return { isChanged: true, history: changed.value };
      }
      throw Object.assign(new Error('too many concurrent changes of one mail history'), { code: 'CONFLICT' });
    }, recordsUnavailable);
  }

  removeUnchangedSince(instant: number): TE.TaskEither<RecordsUnavailable, void> {
    const { db, writer } = this.database;
    const remove = db.deleteFrom('mail_recipients').where('changed_at', '<=', instantText(instant)).compile();
    return TE.tryCatch(async () => {
      await writer.run([remove]);
    }, recordsUnavailable);
  }

  private row(recipient: string): Promise<Row | undefined> {
    return this.database.db
      .selectFrom('mail_recipients')
      .where('recipient', '=', recipient)
      .selectAll()
      .executeTakeFirst();
  }

  /** Returns false when another process has changed the row. */
  private async isWritten(
    recipient: string,
    before: Row | undefined,
    { mails, digestAt }: MailHistory,
    now: number,
  ): Promise<boolean> {
    const { db, writer } = this.database;
    const columns = {
      mails: JSON.stringify(mails),
      digest_at: digestAt === null ? null : instantText(digestAt),
      changed_at: instantText(now),
      version: (before?.version ?? 0) + 1,
    };
    const write =
      before === undefined
        ? db
            .insertInto('mail_recipients')
            .values({ recipient, ...columns })
            .onConflict((conflict) => conflict.column('recipient').doNothing())
            .compile()
        : db
            .updateTable('mail_recipients')
            .set(columns)
            .where('recipient', '=', recipient)
            .where('version', '=', before.version)
            .compile();
    const [{ changed }] = await writer.run([write]);
    return changed === 1;
  }
}

const Mails = t.readonlyArray(t.type({ id: t.string, at: t.number }), 'a list of mails');

const historyIn = ({ mails, digest_at }: Row): MailHistory => ({
  mails: storedJson(Mails, mails),
  digestAt: digest_at === null ? null : Date.parse(digest_at),
});
