import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { MailHistories } from '../../../application/ports/leads/mail-histories.ts';
import { NO_MAILS, withMail, type MailHistory } from '../../../domain/lead/mail-limits.ts';
import { NOON } from './a-submitted-lead.ts';

/** Histories under test, and how to close them. */
export interface MadeHistories {
  readonly histories: MailHistories;
  readonly close?: () => Promise<void>;
}

const SECOND = 1000;

/** The contract of every `MailHistories`. */
export const describeMailHistories = (name: string, make: () => Promise<MadeHistories>): void => {
  describe(`${name} as mail histories`, () => {
    let made: MadeHistories;
    beforeEach(async () => {
      made = await make();
    });
    afterEach(() => made.close?.());

    const change = async (
      recipient: string,
      how: (history: MailHistory) => O.Option<MailHistory>,
      now = NOON,
    ) => {
      const changed = await made.histories.change(recipient, how, now)();
      if (E.isLeft(changed)) throw new Error(changed.left.fault);
      return changed.right;
    };
    const historyOf = async (recipient: string) => (await change(recipient, () => O.none)).history;

    it('are empty for a new recipient', async () => {
      expect(await change('ann', () => O.none)).toEqual({ isChanged: false, history: NO_MAILS });
    });

    it('store a changed history for its recipient only', async () => {
      const first = { mails: [{ id: 'a', at: NOON }], digestAt: null };
      expect(await change('ann', () => O.some(first))).toEqual({ isChanged: true, history: first });
      const second = { mails: [], digestAt: NOON + SECOND };
      const seen: MailHistory[] = [];
      await change('ann', (history) => {
        seen.push(history);
        return O.some(second);
      });
      expect(seen).toEqual([first]);
      expect(await historyOf('ann')).toEqual(second);
      expect(await historyOf('bob')).toEqual(NO_MAILS);
    });

    it('leave a history unchanged if the change does nothing', async () => {
      const kept = { mails: [{ id: 'a', at: NOON }], digestAt: NOON };
      await change('ann', () => O.some(kept));
      expect(await change('ann', () => O.none)).toEqual({ isChanged: false, history: kept });
    });

    it('lose none of many simultaneous changes', async () => {
      const ids = Array.from({ length: 20 }, (_, i) => `mail-${i}`);
      const changes = await Promise.all(
        ids.map((id) => change('ann', (history) => withMail(history, id, NOON))),
      );
      expect(changes.filter(({ isChanged }) => isChanged)).toHaveLength(3);
      const { mails } = await historyOf('ann');
      expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
    });

    it('delete histories that have not changed for a long time', async () => {
      const kept = { mails: [{ id: 'a', at: NOON }], digestAt: null };
      await change('ann', () => O.some(kept));
      await change('bob', () => O.some(kept), NOON + 1);
      await made.histories.removeUnchangedSince(NOON)();
      expect(await historyOf('ann')).toEqual(NO_MAILS);
      expect(await historyOf('bob')).toEqual(kept);
    });
  });
};
