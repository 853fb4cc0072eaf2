import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Block } from '../../../ui/blocks/link-block/link-block.tsx';

const pictureOf = (width: number | null, height: number | null): string => {
  const image = { src: '/drawings/products/furnace.svg', alt: '', width, height };
  const tile = { title: 'Furnaces', titleTag: 'h3', href: '/products/furnaces/' } as const;
  const { container } = render(
    <Block {...tile} description={null} image={image} icon={null} linkText={null} />,
  );
  return container.querySelector('img')?.className ?? '';
};

test.each([
  { width: 600, height: 600 },
  { width: 400, height: 600 },
])('A picture of $width by $height is shown completely', ({ width, height }) => {
  expect(pictureOf(width, height)).toContain('whole');
});

test.each([
  { width: 1600, height: 900 },
  { width: null, height: null },
])('A picture of $width by $height fills its place', ({ width, height }) => {
  expect(pictureOf(width, height)).not.toContain('whole');
});
