import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { Services } from '../../bindings/services.ts';
import { ThanksPage } from './thanks-page.tsx';
import { prepareThanks, thanksHead, thanksQueryIn } from './thanks-view.ts';

/** Thanks in English (contract, section 6). */
export const Page = () => <ThanksPage language="en" />;

export const isPersonal = true;

export const readsAddress = true;

export const queryOf = thanksQueryIn('en');

export const prepare = prepareThanks('en');

export const head = ({ site }: Services): PageHead => thanksHead('en', site);
