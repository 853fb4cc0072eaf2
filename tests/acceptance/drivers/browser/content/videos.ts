import { videoTexts } from '../../../../../ui/blocks/video-hero/texts.ts';
import type { VideosPart } from '../../../parts/video-parts.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

export const videosOf = (visit: Visit): VideosPart => ({
  prefer: async (wish) => {
    if (wish === 'less motion') return;
    visit.motion = 'no-preference';
    if (wish === 'anything') return;
    const reported = { saveData: wish === 'less data', effectiveType: wish === 'less data' ? '4g' : '3g' };
    const context = await visit.browserContext();
    // A value, not a function: the loader would wrap a function.
    await context.addInitScript((connection) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: connection });
    }, reported);
  },
  activate: async (to) => {
    const page = await visit.page();
    await page.getByRole('button', { name: videoTexts('en')[to], exact: true }).click();
  },
  playsWhen: async (matches) => {
    const page = await visit.page();
    const video = page.locator('[data-video]');
    await video.waitFor({ state: 'attached' });
    return seenWhen(
      () =>
        video.evaluate((frame) => {
          const video = frame.querySelector('video');
          return video !== null && !video.paused && video.currentTime > 0;
        }),
      matches,
    );
  },
  wasDownloaded: async () => visit.videoRequests > 0,
});
