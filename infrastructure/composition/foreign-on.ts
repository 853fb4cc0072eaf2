import type { PageModule } from '../../ui/app/page-module.ts';
import type { RenderedPage } from '../server/rendered-page.ts';
import type { Drawing } from './draw-content.tsx';

/**
 * What may come from other hosts: pictures and films on pages of the content, players and widgets where a block needs them, and
 * what measures where a tag manager is set.
 */
export const foreignOn = (
  { frames = [], usesWidgets = false }: PageModule,
  { read, body }: Drawing,
  { widgetHosts, isMeasured }: { widgetHosts: ReadonlyArray<string>; isMeasured: boolean },
): RenderedPage['foreign'] => ({
  hasMedia: read?.kind === 'found',
  hasStyles: body.includes(' style="'),
  frames: [...frames, ...(usesWidgets ? widgetHosts : [])],
  scripts: usesWidgets ? widgetHosts : [],
  isMeasured,
});
