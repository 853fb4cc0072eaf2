import { fieldsOf } from './form.ts';
import type { FormId } from './form-ids.ts';
import { everyFormOn } from './forms/every-form.ts';
import type { ValidLead } from './lead.ts';

const FORMS = everyFormOn(() => '');

/** The fields that hold a request's topic, most specific first. */
const TOPIC_FIELDS = ['reason', 'topic'] as const;

/** The topics of forms without a topic field. */
const FORM_TOPICS: { readonly [id in FormId]?: string } = {
  booking: 'a visit',
  'booking-es': 'a visit',
  'booking-fr': 'a visit',
  'schedule-service': 'service',
  rebates: 'rebates',
  estimate: 'an estimate',
};

/** The topic of a request as a label of the site, such as `Repair`; empty when unknown. Never contains typed text. */
export const requestTopic = ({ metadata, fields }: ValidLead): string => {
  for (const name of TOPIC_FIELDS) {
    const options = FORMS.flatMap(fieldsOf).flatMap(({ name: each, control }) =>
      each === name && 'options' in control ? control.options : [],
    );
    const chosen = options.find(({ value }) => value === fields[name]);
    if (chosen !== undefined) return chosen.label;
  }
  return Object.entries(FORM_TOPICS).find(([id]) => id === metadata.formId)?.[1] ?? '';
};
