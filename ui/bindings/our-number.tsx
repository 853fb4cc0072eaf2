import { frameTextsIn } from '../../application/visitor/read-page/frame-texts.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import { useServices } from './services.ts';

/** The site's phone number as a link; while the office is closed, with a note that says so. */
export const OurNumber = ({ language = 'en' }: { language?: SiteLanguage }) => {
  const { defaultPhone, isOfficeOpen } = useServices().site;
  return (
    <>
      <a href={defaultPhone.address}>{defaultPhone.text}</a>
      {!isOfficeOpen && ` ${frameTextsIn(language).officeClosed}`}
    </>
  );
};
