import { expect, test } from '@jest/globals';
import { writtenTags } from '../../../../domain/content/html/written-markup.ts';

test.each([
  ['<img src="/a.png" alt="">', [{ name: 'img', attributes: { src: '/a.png', alt: '' } }]],
  ["<IMG SRC='/a.png' alt>", [{ name: 'img', attributes: { src: '/a.png', alt: '' } }]],
  ['<img src=/a.png/>', [{ name: 'img', attributes: { src: '/a.png/' } }]],
  ['<img alt="a > b" src="/a.png"/>', [{ name: 'img', attributes: { alt: 'a > b', src: '/a.png' } }]],
  ['<img src="/a" src="/b">', [{ name: 'img', attributes: { src: '/a' } }]],
  ['<p>1 < 2</p>', [{ name: 'p', attributes: {} }]],
  ['<!-- <img src="/a"> -->', []],
  ['plain', []],
])('The tags of %s are parsed', (html, tags) => expect(writtenTags(html)).toEqual(tags));
