import assert from 'node:assert/strict';
import { dayOf } from '../../../../../application/ports/clock.ts';
import {
  BrowseDocuments,
  TYPING_PAUSE_MS,
} from '../../../../../application/visitor/browse-documents/browse-documents.ts';
import { CheckRegistration } from '../../../../../application/visitor/check-registration/check-registration.ts';
import type { RenderableBlock } from '../../../../../domain/content/blocks/block-view.ts';
import { documentFileName } from '../../../../../domain/document/site-document.ts';
import { isSiteDocument } from '../../../../../domain/document/site-documents.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { AccordionProps } from '../../../../../ui/blocks/accordion/view.ts';
import { allBlocksIn } from '../../../../../ui/blocks/block-tree.ts';
import type { ResourceLibraryProps } from '../../../../../ui/blocks/resource-library/view.ts';
import { warrantyTexts } from '../../../../../ui/blocks/warranty/texts.ts';
import type { WarrantyProps } from '../../../../../ui/blocks/warranty/view.ts';
import { MemoryPageAddress } from '../../../../fakes/visitor/memory-page-address.ts';
import type { DocumentsPart, WarrantyDialog, WarrantyPart } from '../../../parts/document-parts.ts';
import { propsOf } from '../content/block-props.ts';
import type { Visit } from '../visit.ts';

const PAGES = { documents: '/resources/', commercial: '/resources/commercial/' } as const;

const WARRANTY_PAGE = '/resources/warranty/';

const LIBRARIES = ['acf/resource-library', 'acf/commercial-tabs'];

/** Paths are read against it. */
const ANY_SITE = 'https://site.example';

const A_DAY_MS = 86_400_000;

const blocksOf = ({ contents }: Visit): ReadonlyArray<RenderableBlock> =>
  contents.view?.kind === 'found' ? allBlocksIn(contents.view.page.blocks) : [];

/** The library of the open page, as it is browsed. */
const libraryOf = (visit: Visit, browse: BrowseDocuments) => {
  const block = blocksOf(visit).find(({ name }) => LIBRARIES.includes(name));
  assert.ok(block, 'No document library is open');
  const view = browse.viewOf(propsOf<ResourceLibraryProps>(block).tabs);
  assert.ok(view, 'The library is empty');
  return view;
};

const accordionFiles = (visit: Visit): AccordionProps['files'] =>
  blocksOf(visit)
    .filter(({ name }) => name === 'acf/accordion')
    .flatMap((block) => propsOf<AccordionProps>(block).files);

export const documentsOf = (visit: Visit): DocumentsPart => {
  const pageAddress = new MemoryPageAddress();
  let browse = new BrowseDocuments(pageAddress, visit.clock);
  let loads = 0;
  /** A page begins with what its address says. */
  const load = (address: string): void => {
    loads += 1;
    pageAddress.replace(address);
    const { pathname, searchParams } = new URL(address, ANY_SITE);
    browse.dispose();
    browse = new BrowseDocuments(pageAddress, visit.clock);
    browse.showAt(searchParams, pathname);
  };
  const follow = (query: string): void => load(`${pageAddress.address.split('?')[0] ?? ''}${query}`);
  const seen = () => libraryOf(visit, browse);
  const filesIn = ({ shown }: ReturnType<typeof seen>) => [
    ...shown.sections.flatMap(({ files }) => files),
    ...shown.images,
  ];
  return {
    open: async (library) => {
      load(PAGES[library]);
      await visit.contents.open(PAGES[library]);
    },
    chooseTab: async (name) => {
      const tab = seen().tabs.find((one) => one.name === name);
      assert.ok(tab, `No tab ${name}`);
      browse.openTab(tab.key);
    },
    goBack: async () => pageAddress.back(),
    isSamePage: async () => loads === 1,
    filterBy: async (text) => {
      follow(`?${new URLSearchParams({ tab: seen().tabKey, filter: text }).toString()}`);
    },
    typeFilter: async (text) => {
      browse.filterBy(text);
      await visit.clock.advance(TYPING_PAUSE_MS);
    },
    openFromAddress: async () => load(pageAddress.address),
    seenWhen: async () => {
      const view = seen();
      return {
        tabs: view.tabs.map(({ name }) => name),
        chosen: view.tabs.find(({ isCurrent }) => isCurrent)?.name ?? null,
        sections: view.shown.sections.map(({ name }) => name ?? ''),
        files: filesIn(view).map(({ title, note }) => ({ title, note })),
        status: view.status,
        announced: view.announcement ?? '',
      };
    },
    savedAs: async (title) => {
      const isLibrary = blocksOf(visit).some(({ name }) => LIBRARIES.includes(name));
      const files = isLibrary ? filesIn(seen()) : accordionFiles(visit);
      const href = files.find((file) => file.title === title)?.href ?? '';
      return isSiteDocument(href) ? documentFileName(href) : null;
    },
  };
};

export const warrantyOf = (visit: Visit): WarrantyPart => {
  const registration = new CheckRegistration(dayOf(visit.clock));
  return {
    open: async () => void (await visit.contents.open(WARRANTY_PAGE)),
    enterInstallation: async (daysAgo) => {
      const installed = new Date(visit.clock.now() - daysAgo * A_DAY_MS).toISOString().slice(0, 10);
      registration.showAt(new URLSearchParams({ installed }));
    },
    answer: async () => {
      const { answer } = currentOf(registration.view$);
      return answer === null ? '' : `${answer.lead} ${answer.advice}`;
    },
    files: async () => accordionFiles(visit).map(({ title }) => title),
    openDialog: async (title): Promise<WarrantyDialog> => {
      const block = blocksOf(visit).find(({ name }) => name === 'acf/warranty');
      assert.ok(block, 'The page has no warranty block');
      const { registrationUrl, lookUpUrl } = propsOf<WarrantyProps>(block);
      const { serialNumber, installationDate, installedAddress, dealerName } = warrantyTexts;
      const isRegistration = title === warrantyTexts.register.title;
      return {
        fields: isRegistration
          ? [serialNumber, installationDate, installedAddress, dealerName]
          : [serialNumber],
        leadsTo: (isRegistration ? registrationUrl : lookUpUrl) ?? '',
        opensNewTab: true,
      };
    },
  };
};
