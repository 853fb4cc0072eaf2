import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import * as O from 'fp-ts/Option';
import type { RebatesUnavailable } from '../../../../../application/ports/content/rebate-directory.ts';
import { askAboutRebatesTexts } from '../../../../../application/visitor/ask-about-rebates/texts.ts';
import { utilityTexts } from '../../../../../application/visitor/estimate-savings/found-texts.ts';
import { zipBoxTexts } from '../../../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { rebatesForm } from '../../../../../domain/lead/forms/rebates.ts';
import { parsePostalCode } from '../../../../../domain/postal-code/postal-code.ts';
import { HOUSEHOLD_FIELDS, householdIn } from '../../../../../domain/rebate/household.ts';
import { UTILITY_PARAMETERS } from '../../../../../domain/rebate/utilities.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { RebatesPart } from '../../../parts/rebate-parts.ts';
import { allIn, around, attributeOf, theOne, wholeText } from '../../../reader/html.ts';
import type { Trouble } from '../../../trouble.ts';
import { chooseDealer, fillIn, send } from '../leads/forms.ts';
import type { Visit } from '../visit.ts';

export const rebatesOf = (visit: Visit): RebatesPart => {
  const { rebates } = visit.site;

  const boxForm = async (label: string): Promise<Element> => {
    const box = theOne(await visit.look(), 'textbox', label);
    const form = around(box).find(({ name }) => name === 'form');
    assert.ok(form, 'The box is in no form');
    theOne(form, 'button', zipBoxTexts.submit);
    return form;
  };

  return {
    serve: async (...served) => rebates.serve(...served),
    meet: async (...troubles) => rebates.meet(...troubles.map(asFailure)),
    release: async () => {
      rebates.release();
      await settle();
    },
    remember: async (zip) => {
      const code = parsePostalCode(zip);
      if (O.isSome(code)) visit.memory.rememberPostalCode(code.value);
    },
    ask: async (typed) => {
      const form = await boxForm(zipBoxTexts.zipLabel);
      if (visit.scripts) await visit.act(({ services }) => services.estimateSavings.ask(typed));
      else await visit.submit(form, { zip: typed });
    },
    askOnHome: async (typed) => {
      await visit.goTo('/');
      await visit.submit(await boxForm(zipBoxTexts.teaserLabel), typed === undefined ? {} : { zip: typed });
    },
    edit: async () => {
      await boxForm(zipBoxTexts.zipLabel);
      await visit.act(({ services }) => services.estimateSavings.edit());
    },
    chooseUtility: async (kind, name) => {
      // The form is folded until it is opened.
      const [form] = allIn(await visit.look(), `details form[aria-label="${utilityTexts.form}"]`);
      assert.ok(form, 'There is no choice of utilities');
      const [select] = allIn(form, `select[name=${UTILITY_PARAMETERS[kind]}]`);
      const option = select && allIn(select, 'option').find((one) => wholeText(one) === name);
      assert.ok(option, `${name} is not on offer`);
      const values = { [UTILITY_PARAMETERS[kind]]: attributeOf(option, 'value') ?? '' };
      if (!visit.scripts) return visit.submit(form, values);
      const chosen = new URLSearchParams(values);
      await visit.act(({ services }) => services.estimateSavings.choose(chosen));
    },
    stateHousehold: async (answers) => {
      const [form] = allIn(await visit.look(), '#household details form');
      assert.ok(form, 'There is no form for a household');
      const chosen = (name: string, label: string): string => {
        const [select] = allIn(form, `select[name=${name}]`);
        const option = select && allIn(select, 'option').find((one) => wholeText(one) === label);
        assert.ok(option, `${label} is not on offer`);
        return attributeOf(option, 'value') ?? '';
      };
      const fields = new URLSearchParams();
      for (const [field, answer] of Object.entries(answers)) {
        const name = HOUSEHOLD_FIELDS[field as keyof typeof answers];
        if (field === 'exact') assert.ok(allIn(form, `input[name=${name}]`).length === 1, 'There is no box');
        fields.set(name, field === 'exact' ? answer : chosen(name, answer));
      }
      if (visit.scripts) await visit.act(({ services }) => services.estimateSavings.stateHousehold(fields));
      else await visit.answerHousehold(householdIn(fields), attributeOf(form, 'action') ?? '');
    },
    traces: async () => {
      const { inBrowser, path, query } = await visit.page();
      return JSON.stringify([
        path,
        query.toString(),
        inBrowser.parameters.read(),
        visit.memory.postalCode,
        visit.events,
      ]);
    },
    languagesAsked: () => rebates.wishes.map(({ language }) => language),
    send: async (answers, dealer) => {
      if (visit.scripts) {
        theOne(await visit.look(), 'button', askAboutRebatesTexts.open);
        await visit.act(({ services }) => services.askAboutRebates.open());
      }
      const form = theOne(await visit.look(), 'form', rebatesForm.name);
      await visit.act((page) => {
        if (dealer !== null) chooseDealer(page, form, dealer);
        fillIn(page, form, answers);
      });
      await send(visit, form, rebatesForm.submit);
    },
    parametersWhen: async () => {
      await settle();
      return (await visit.page()).inBrowser.parameters.read();
    },
  };
};

const asFailure = ({ kind }: Trouble): RebatesUnavailable | 'silence' =>
  kind === 'silence' ? kind : { _tag: 'RebatesUnavailable', reason: kind };
