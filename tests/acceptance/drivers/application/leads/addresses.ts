import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import type { AddressesPart } from '../../../parts/form-parts.ts';
import { suggestionsOn } from '../../../reader/form-screen.ts';
import { around, nameOf, theOne } from '../../../reader/html.ts';
import type { Visit } from '../visit.ts';

/** Longer than the pause before suggestions are requested, in milliseconds. */
const A_MOMENT = 1_000;

export const addressesOf = (visit: Visit): AddressesPart => {
  /** The form with an address field, and the text typed in it. */
  const see = async (): Promise<{ form: Element; name: string }> => {
    const field = theOne(await visit.look(), 'combobox', /^Street address/);
    const form = around(field).find(({ name }) => name === 'form');
    assert.ok(form, `${nameOf(field)} is in no form`);
    return { form, name: field.attribs['name'] ?? '' };
  };

  return {
    type: async (text) => {
      const { form, name } = await see();
      await visit.act(({ forms, inBrowser }) => {
        forms.type(form, name, text);
        forms.requestOf(form).filling.read(forms.draftIn(form));
        void inBrowser.suggestions?.type(text, forms.draftIn(form).zip ?? '');
      });
      await visit.site.clock.advance(A_MOMENT);
    },
    choose: async (label) => {
      const index = suggestionsOn(await visit.look()).indexOf(label);
      const { form } = await see();
      await visit.act(({ forms, inBrowser }) => {
        const zip = forms.draftIn(form).zip ?? '';
        const chosen = inBrowser.suggestions?.choose(index, zip);
        assert.ok(chosen, `${label} is not suggested`);
        if (chosen.zip === '') forms.type(form, 'zip', '');
        forms.requestOf(form).filling.fill(chosen);
      });
    },
    fail: async () => visit.suggestions.breakDown(),
    timesAsked: async () => visit.suggestions.asked.length,
  };
};
