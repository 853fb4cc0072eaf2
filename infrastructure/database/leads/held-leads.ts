import * as A from 'fp-ts/ReadonlyArray';
import * as O from 'fp-ts/Option';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { HoldReason, HoldState } from '../../../domain/lead/hold.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { instantText } from '../instant-text.ts';
import type { Unit } from '../engines/statement-runner.ts';
import type { Database } from '../open-database.ts';
import { LEAD_COLUMNS, leadIn, type LeadRow } from './lead-rows.ts';

/** Small enough that new leads don't wait long. */
const PORTION = 500;

/** Selects held leads. All given criteria must match. */
export interface HeldFilter {
  /** Undecided leads, or discarded ones. */
  readonly state: Exclude<HoldState, 'released'>;
  readonly reason?: HoldReason | undefined;
  /** A prefix of the sender's network: `203.0.113.0/24`, `203.0.`, `2001:db8:`. */
  readonly network?: string | undefined;
  readonly formId?: string | undefined;
  /** Accepted at or after this instant, in milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Accepted before this instant, in milliseconds since 1970. */
  readonly until?: number | undefined;
}

/** Held leads with the same reason, network and form. Instants are UTC text. */
export interface HeldGroup {
  readonly reason: HoldReason;
  readonly network: string | null;
  readonly formId: string;
  readonly leads: number;
  readonly first: string;
  readonly last: string;
}

type ChannelsOf = (lead: SubmittedLead) => ReadonlyArray<DeliveryChannel>;

/** The operator's decisions about held leads. All methods reject when the database fails. */
export class HeldLeads {
  private readonly database: Pick<Database, 'db' | 'writer'>;

  constructor(database: Pick<Database, 'db' | 'writer'>) {
    this.database = database;
  }

  /** Groups by reason, network and form, largest group first. */
  async list(filter: HeldFilter): Promise<ReadonlyArray<HeldGroup>> {
    const groups = await this.chosen(filter)
      .groupBy(['reason', 'network', 'form_id'])
      .select(({ fn }) => [
        ...(['reason', 'network', 'form_id as formId'] as const),
        fn.countAll().as('leads'),
        fn.min('accepted_at').as('first'),
        fn.max('accepted_at').as('last'),
      ])
      .execute();
    return groups
      .map((group) => ({ ...group, leads: Number(group.leads) }))
      .toSorted((a, b) => b.leads - a.leads || a.first.localeCompare(b.first));
  }

  /**
   * Queues deliveries of the selected leads as if they were accepted now, and clears their networks. `channelsOf` returns a lead's
   * channels. Returns how many leads were released.
   */
  release(filter: HeldFilter, channelsOf: ChannelsOf, now: number): Promise<number> {
    return this.decide(filter, { state: 'released', network: null }, (leads) => {
      const deliveries = leads.flatMap((lead) =>
        channelsOf(lead).map((channel) => ({ id: lead.id, channel })),
      );
      return [...Map.groupBy(deliveries, ({ channel }) => channel)].map(([channel, of]) =>
        this.insertDeliveries(
          channel,
          of.map(({ id }) => id),
          now,
        ),
      );
    });
  }

  /** Discards the selected leads, so they are never delivered. Retention deletes them like other leads. Returns how many. */
  discard(filter: HeldFilter): Promise<number> {
    return this.decide(filter, { state: 'discarded' }, () => []);
  }

  /** Applies a decision to the selected leads in portions, together with its `following` statements. Malformed leads are skipped. */
  private async decide(
    filter: HeldFilter,
    decision: { readonly state: HoldState; readonly network?: null },
    following: (leads: ReadonlyArray<SubmittedLead>) => Unit,
  ): Promise<number> {
    const { db, writer } = this.database;
    let [all, after] = [0, ''];
    let rows: ReadonlyArray<LeadRow>;
    do {
      const portion = this.chosen(filter).where('id', '>', after).orderBy('id').limit(PORTION);
      rows = await portion.select(LEAD_COLUMNS).execute();
      after = rows.at(-1)?.id ?? after;
      const leads = A.filterMap((row: LeadRow) => O.tryCatch(() => leadIn(row)))(rows);
      if (leads.length === 0) continue;
      const update = db
        .updateTable('held_leads')
        .set(decision)
        .where('state', '=', filter.state)
        .where(
          'lead_id',
          'in',
          leads.map(({ id }) => id),
        )
        .compile();
      const [{ changed }] = await writer.run([update, ...following(leads)]);
      all += changed;
    } while (rows.length === PORTION);
    return all;
  }

  /** Only for leads that are released, because another process may have discarded some meanwhile, and that their visitors still want. */
  private insertDeliveries(channel: DeliveryChannel, leadIds: ReadonlyArray<string>, now: number) {
    return this.database.db
      .insertInto('deliveries')
      .columns(['id', 'lead_id', 'channel', 'state', 'tries', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('held_leads')
          .where('lead_id', 'in', leadIds)
          .where('state', '=', 'released')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('request_events')
                  .whereRef('request_events.lead_id', '=', 'held_leads.lead_id')
                  .where('kind', '=', 'withdrawn')
                  .select('request_events.lead_id'),
              ),
            ),
          )
          .select(({ val, lit, ref, eb: is }) => [
            is(ref('lead_id'), '||', val(`:${channel}`)).as('id'),
            ref('lead_id').as('lead_id'),
            val(channel).as('channel'),
            val('waiting').as('state'),
            lit(0).as('tries'),
            val(instantText(now)).as('due_at'),
          ]),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .compile();
  }

  private chosen({ state, reason, network, formId, since, until }: HeldFilter) {
    let leads = this.database.db
      .selectFrom('held_leads')
      .innerJoin('leads', 'leads.id', 'held_leads.lead_id')
      .where('state', '=', state);
    if (reason !== undefined) leads = leads.where('reason', '=', reason);
    if (network !== undefined) leads = leads.where('network', 'like', `${network}%`);
    if (formId !== undefined) leads = leads.where('form_id', '=', formId);
    if (since !== undefined) leads = leads.where('accepted_at', '>=', instantText(since));
    if (until !== undefined) leads = leads.where('accepted_at', '<', instantText(until));
    return leads;
  }
}
