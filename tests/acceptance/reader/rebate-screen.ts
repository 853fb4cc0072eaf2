import type { Document, Element } from 'domhandler';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import { zipBoxTexts } from '../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import type { RebatesOnScreen } from '../parts/rebate-parts.ts';
import { allIn, attributeOf, firstIn, seenIn, textOf, textsOf, theOne, withRole } from './html.ts';

/** A page with rebates as the visitor sees it. */
export const rebatesOn = (page: Document): RebatesOnScreen => {
  const main = theOne(page, 'main');
  const [savings] = seenIn(main, '[id=savings]');
  const [error] = seenIn(main, `form[aria-label="${zipBoxTexts.form}"] [role=alert]`);
  const [programs] = seenIn(main, 'section[aria-labelledby=programs]');
  const [confirmed] = withRole(main, 'region', askAboutRebatesTexts.congrats);
  const [others] = withRole(main, 'region', askAboutRebatesTexts.others);
  return {
    savings: savings === undefined ? null : textOf(savings),
    zipError: error === undefined ? null : textOf(error),
    texts: textsOf(main),
    programs: (programs === undefined ? [] : seenIn(programs, 'article')).map((article) => ({
      name: textOf(firstIn(article, 'h3')),
      says: textsOf(article),
    })),
    contact: confirmed === undefined ? contactIn(main) : 'confirmed',
    confirmation: confirmed === undefined ? [] : textsOf(confirmed),
    others: others === undefined ? [] : seenIn(others, 'article h3').map(textOf),
  };
};

/** The state of the part that contacts a dealer. */
const contactIn = (main: Element): RebatesOnScreen['contact'] => {
  const [contact] = withRole(main, 'region', askAboutRebatesTexts.heading);
  if (contact === undefined) return 'none';
  if (withRole(contact, 'form', rebatesForm.name).length > 0) return 'open';
  const isThere = allIn(contact, 'form').some((form) => attributeOf(form, 'aria-label') === rebatesForm.name);
  return isThere ? 'closed' : 'thanks';
};
