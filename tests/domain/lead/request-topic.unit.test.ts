import { describe, expect, test } from '@jest/globals';
import { fieldsOf } from '../../../domain/lead/form.ts';
import { everyFormOn } from '../../../domain/lead/forms/every-form.ts';
import { unsafeValidLead, type Draft } from '../../../domain/lead/lead.ts';
import { requestTopic } from '../../../domain/lead/request-topic.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';

const topicOf = (formId: string, fields: Draft = {}): string =>
  requestTopic(unsafeValidLead({ ...aSubmittedLead().lead.metadata, formId }, fields));

describe('The topic of a request', () => {
  test.each([
    ['home-form', { topic: 'repair system' }, 'Repair system'],
    ['customer-care', { reason: 'Indoor Air Quality' }, 'Indoor Air Quality'],
    ['customer-care-fr', { reason: 'Repair' }, 'Repair'],
    ['customer-care', { topic: 'pricing', reason: 'Repair' }, 'Repair'],
    ['customer-care', { topic: 'pricing', reason: 'my furnace' }, 'Pricing'],
    ['fair-2027', { topic: 'pricing' }, 'Pricing'],
    ['booking', { topic: 'pricing' }, 'Pricing'],
  ])('of %s with %j is the chosen answer %s, in English', (formId, fields, topic) =>
    expect(topicOf(formId, fields)).toBe(topic),
  );

  test.each([
    ['booking', 'a visit'],
    ['booking-es', 'a visit'],
    ['booking-fr', 'a visit'],
    ['schedule-service', 'service'],
    ['rebates', 'rebates'],
    ['estimate', 'an estimate'],
    ['contact-modal', ''],
    ['dealer-modal', ''],
    ['fair-2027', ''],
  ])('of %s without an answer is %j', (formId, topic) => {
    expect(topicOf(formId)).toBe(topic);
    expect(topicOf(formId, { topic: '', reason: '' })).toBe(topic);
  });

  test.each(['Call me at 972-555-0100', 'TX', 'true', 'morning', ''])(
    'is never the typed text or the answer to another question: %j',
    (text) => expect(topicOf('home-form', { topic: text, reason: text, comments: text })).toBe(''),
  );

  test('is known for every answer that a form offers', () => {
    const english = everyFormOn(() => '2026-11-20').filter(({ language }) => language === 'en');
    for (const { name, control } of english.flatMap(fieldsOf))
      if ((name === 'topic' || name === 'reason') && 'options' in control)
        for (const { value, label } of control.options)
          expect(topicOf('home-form', { [name]: value })).toBe(label);
  });
});
