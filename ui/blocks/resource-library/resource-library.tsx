import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { browseDocumentsTexts as texts } from '../../../application/visitor/browse-documents/texts.ts';
import type { BrowseDocumentsView } from '../../../application/visitor/browse-documents/browse-documents.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { SubmitButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { LibraryFile } from '../../../domain/document/document-library.ts';
import pill from '../../components/pill/pill.module.css';
import styles from './resource-library.module.css';
import type { ResourceLibraryProps } from './view.ts';

type Shown = BrowseDocumentsView['shown'];

const OPEN = { desktop: true, tablet: true, mobile: true };
const CLOSED = { desktop: false, tablet: false, mobile: false };

/** Handles a click in place, unless a modifier key opens the link in a new tab or window. */
const inPlace =
  (change: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change();
  };

/**
 * The document library. The address holds the tab and the filter, so that the library works without scripts and can be shared. With
 * scripts, tabs change in place and the list is filtered while the visitor types.
 */
export const Block = ({ sectionTag, tabs: library }: ResourceLibraryProps) => {
  const { browseDocuments } = useServices();
  const view = browseDocuments.viewOf(library, useObservable(browseDocuments.asked$));
  const form = useRef<HTMLFormElement>(null);
  useAnnouncement(view?.announcement ?? null);

  const filterIn = useCallback(
    (element: HTMLFormElement): void =>
      browseDocuments.filterBy(String(new FormData(element).get('filter') ?? '')),
    [browseDocuments],
  );

  // Applies a filter that was typed before hydration.
  useEffect(() => {
    if (form.current !== null) filterIn(form.current);
  }, [filterIn]);

  const moves = view?.moves ?? 0;
  const filterNow = view?.filter ?? '';
  const shownMoves = useRef(moves);
  // Back and Forward restore a filter that the visitor has not typed, so the field is updated.
  useEffect(() => {
    if (moves === shownMoves.current) return;
    shownMoves.current = moves;
    const field = fieldIn(form.current);
    if (field !== null) field.value = filterNow;
  }, [moves, filterNow]);

  if (view === null) return null;
  const { tabs, tabKey, filter, status, isFiltered, shown } = view;
  return (
    <div className={styles.library}>
      <nav aria-label={texts.tabs}>
        <ul className={pill.pills}>
          {tabs.map(({ name, key, href, isCurrent }) => (
            <li key={name}>
              <a
                className={pill.pill}
                href={href}
                data-held=""
                aria-current={isCurrent ? 'page' : undefined}
                onClick={inPlace(() => isCurrent || browseDocuments.openTab(key))}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.intro !== null && <p className={styles.intro}>{shown.intro}</p>}
      <form
        ref={form}
        className={styles.filter}
        method="get"
        role="search"
        aria-label={texts.form}
        onChange={(event) => filterIn(event.currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="tab" value={tabKey} />
        <TextField
          name="filter"
          type="search"
          label={texts.label}
          hint={texts.hint}
          defaultValue={filter}
          enterKeyHint="search"
          maxLength={80}
        />
        <div>
          <SubmitButton variant="secondary">{texts.submit}</SubmitButton>
        </div>
      </form>
      <div className={styles.status}>
        <p>{status}</p>
        {isFiltered && (
          <a
            className={styles.clear}
            href={`?tab=${tabKey}`}
            data-held=""
            onClick={inPlace(() => {
              browseDocuments.clearFilter();
              // The focused link disappears, so the field gets the focus.
              fieldIn(form.current)?.focus();
            })}
          >
            {texts.clear}
          </a>
        )}
      </div>
      <Sections key={tabKey} shown={shown} level={sectionTag} isOpen={isFiltered} />
      <Images shown={shown} />
    </div>
  );
};

const fieldIn = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector('input[type="search"]') ?? null;

const Sections = ({ shown, level, isOpen }: { shown: Shown; level: 'h2' | 'h3'; isOpen: boolean }) => (
  <div className={styles.sections}>
    {shown.sections.map(({ name, id, files }, i) => (
      <div key={`${name} ${sameNameBefore(shown.sections, i)}`} className={styles.section}>
        {name === null ? (
          <div className={styles.open} id={id ?? undefined}>
            <Files files={files} />
          </div>
        ) : (
          <Accordion heading={name} level={level} id={id ?? undefined} startsOpen={isOpen ? OPEN : CLOSED}>
            <Files files={files} />
          </Accordion>
        )}
      </div>
    ))}
  </div>
);

/** Makes keys unique when names repeat, so that sections stay open while the filter adds and removes others. */
const sameNameBefore = (sections: Shown['sections'], position: number): number =>
  sections.slice(0, position).filter(({ name }) => name === sections[position]?.name).length;

const Files = ({ files }: { files: ReadonlyArray<LibraryFile> }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <li key={file.href}>
        <FileLink {...file} />
      </li>
    ))}
  </ul>
);

const FileLink = ({ title, href, note, opensNewTab }: LibraryFile) => (
  <a
    className={styles.file}
    href={href}
    {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : { download: '' })}
  >
    <Icon name={opensNewTab ? 'external' : 'download'} size={24} />
    <span>
      {title} {note !== '' && <span className={styles.note}>({note})</span>}
    </span>
  </a>
);

const Images = ({ shown: { images } }: { shown: Shown }) =>
  images.length === 0 ? null : (
    <ul className={styles.images}>
      {images.map((image) => (
        <li key={image.href} className={styles.tile}>
          <img src={image.src} alt="" width="600" height="600" loading="lazy" />
          <FileLink {...image} />
        </li>
      ))}
    </ul>
  );
