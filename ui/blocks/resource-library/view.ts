import { browseDocumentsTexts } from '../../../application/visitor/browse-documents/texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { linkedFile } from '../linked-file.ts';
import type { ResourceLibraryAttributes } from './codec.ts';

/** The library with all its tabs; its use case selects the visible part (specification, section 3). Null: there are no tabs. */
export const view = ({ data: { heading_tag, tabs } }: ResourceLibraryAttributes, context: ViewContext) => {
  const fileOf = (title: string, href: string) => {
    const { fileType, fileSize, newTabNote } = linkedFile(href, context);
    return {
      title,
      href,
      note: [fileType, fileSize, newTabNote].filter((part) => part !== null).join(', '),
      opensNewTab: newTabNote !== null,
    };
  };
  if (tabs.length === 0) return null;
  return {
    sectionTag: heading_tag,
    tabs: tabs.map(({ tabName, tabIntro, tabContent, imagesSection }) => ({
      name: tabName ?? browseDocumentsTexts.unnamed,
      intro: tabIntro,
      sections: tabContent.map(({ blockName, blockId, files }) => ({
        name: blockName,
        id: blockId,
        files: files.map(({ fileTitle, fileLink }) => fileOf(fileTitle, fileLink)),
      })),
      images: imagesSection.map(({ imageTitle, imageUrl }) => ({
        ...fileOf(imageTitle, imageUrl.src),
        src: imageUrl.src,
      })),
    })),
  };
};

export type ResourceLibraryProps = NonNullable<ReturnType<typeof view>>;
