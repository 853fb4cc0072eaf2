import { describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { withMail } from '../../../domain/lead/mail-limits.ts';
import { instantText } from '../../../infrastructure/database/instant-text.ts';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { SqlMailHistories } from '../../../infrastructure/database/leads/sql-mail-histories.ts';
import { NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { describeMailHistories } from '../../contracts/leads/mail-histories.ts';
import { MemoryMailHistories } from '../../fakes/leads/memory-mail-histories.ts';
import { onEveryDatabase } from './test-databases.ts';

describeMailHistories('MemoryMailHistories', async () => ({ histories: new MemoryMailHistories() }));

onEveryDatabase((technology, open) => {
  describeMailHistories(`SqlMailHistories on ${technology}`, async () => {
    const { database, close } = await open();
    return { histories: new SqlMailHistories(database), close };
  });

  describe(`Mail histories on ${technology}`, () => {
    it('apply one limit of mails to two processes together', async () => {
      const { database, settings, close } = await open();
      const another = await openDatabase(settings);
      const admitted = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          [database, another].map((each, process) =>
            new SqlMailHistories(each).change(
              'ann',
              (history) => withMail(history, `${process}-${i}`, NOON),
              NOON,
            )(),
          ),
        ).flat(),
      );
      await another.close();
      await close();
      expect(admitted.filter((each) => E.isRight(each) && each.right.isChanged)).toHaveLength(3);
    });

    it('fail without quoting data when a row is malformed', async () => {
      const { database, close } = await open();
      const mails = '[{"id":"ann@example.com","at":"noon"}]';
      const row = { recipient: 'ann', mails, digest_at: null, changed_at: instantText(NOON), version: 1 };
      await database.db.insertInto('mail_recipients').values(row).execute();
      expect(await new SqlMailHistories(database).change('ann', O.some, NOON)()).toEqual(
        E.left({ _tag: 'RecordsUnavailable', fault: 'database: INVALID_ROW' }),
      );
      await close();
    });

    it('fail without quoting data when the table is gone', async () => {
      const { database, close } = await open();
      await database.db.schema.dropTable('mail_recipients').execute();
      const histories = new SqlMailHistories(database);
      const failed = { left: { fault: expect.stringMatching(/^database: [A-Z\d]/) } };
      expect(await histories.change('ann', O.some, NOON)()).toMatchObject(failed);
      expect(await histories.removeUnchangedSince(NOON)()).toMatchObject(failed);
      await close();
    });
  });
});
