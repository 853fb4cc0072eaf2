import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { VideoPlayer } from '../../../../ui/components/video-player/video-player.tsx';

const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

const rendered = () =>
  render(
    <VideoPlayer
      title="Five checks"
      note="Plays from YouTube"
      player={PLAYER}
      page="https://www.youtube.com/watch?v=dQw4w9WgXcQ"
    />,
  );

test('A click plays the video in place of its card, and the player gets the focus', () => {
  rendered();
  expect(screen.queryByTitle('Five checks')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Five checks Plays from YouTube' }));
  const player = screen.getByTitle('Five checks');
  expect(player.getAttribute('src')).toBe(PLAYER);
  expect(document.activeElement).toBe(player);
});

test('A click with a modifier key that opens a tab is left to the browser', () => {
  rendered();
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
  expect(screen.queryByTitle('Five checks')).toBeNull();
});
