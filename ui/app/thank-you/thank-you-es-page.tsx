import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { Services } from '../../bindings/services.ts';
import { ThanksPage } from './thanks-page.tsx';
import { prepareThanks, thanksHead, thanksQueryIn } from './thanks-view.ts';

/** Thanks in Spanish, on a page that is Spanish throughout (contract, section 6). */
export const Page = () => <ThanksPage language="es" />;

export const language = 'es';

export const isPersonal = true;

export const readsAddress = true;

export const queryOf = thanksQueryIn(language);

export const prepare = prepareThanks(language);

export const head = ({ site }: Services): PageHead => ({ ...thanksHead(language, site), language });
