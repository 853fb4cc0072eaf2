import type { PageModule } from '../../ui/app/page-module.ts';
import type { RenderedPage } from '../pages/rendered-page.ts';
import type { Settings } from '../settings/settings.ts';
import { PLAYER_HOSTS } from '../../domain/content/blocks/hosted-video.ts';
import type { FoundPage } from './locate-page.ts';

/** The hosts whose scripts may run on pages that need them. */
export type WidgetSettings = Pick<Settings, 'widgetHosts' | 'rebateWidgetHost'>;

/**
 * The CSP sources for other hosts: images and videos on content pages, players and widgets when a block needs them, and analytics when a
 * tag manager is set.
 */
export const cspSources = (
  { needs = [] }: Pick<PageModule, 'needs'>,
  { found, body }: { readonly found: Pick<FoundPage, 'read'>; readonly body: string },
  { widgetHosts, rebateWidgetHost, isMeasured }: WidgetSettings & { readonly isMeasured: boolean },
): RenderedPage['foreign'] => ({
  hasMedia: found.read?.kind === 'found',
  hasStyles: body.includes(' style="'),
  frames: [
    ...(needs.includes('players') ? PLAYER_HOSTS : []),
    ...(needs.includes('widgets') ? widgetHosts : []),
  ],
  scripts: [
    ...(needs.includes('widgets') ? widgetHosts.map((host) => `https://${host}`) : []),
    ...(needs.includes('rebate-widgets') && rebateWidgetHost !== null
      ? [new URL(rebateWidgetHost).origin]
      : []),
  ],
  isMeasured,
});
