import { siteNumberNote } from '../../application/visitor/read-page/site-number-texts.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import { useServices } from './services.ts';

/** The site's phone number as a link; while the office is closed, with a note that says so. */
export const OurNumber = ({ language = 'en' }: { language?: SiteLanguage }) => {
  const { site } = useServices();
  return (
    <>
      <a href={site.defaultPhone.address}>{site.defaultPhone.text}</a>
      {siteNumberNote(site, language)}
    </>
  );
};
