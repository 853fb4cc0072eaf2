import { beforeEach, expect, test } from '@jest/globals';
import { importWithSheets } from '../../../infrastructure/browser/late-sheets.ts';

const links = () => [...document.head.querySelectorAll('link')];
const load = () => Promise.resolve('the modal');

beforeEach(() => document.head.replaceChildren());

test('A module without its own style sheet loads at once', async () => {
  expect(await importWithSheets(load)).toBe('the modal');
  expect(links()).toEqual([]);
});

test('A module with a style sheet loads after it, and the sheet is requested once', async () => {
  const order: string[] = [];
  const imported = [1, 2].map(() => importWithSheets(load, ['a.css']).then((part) => order.push(part)));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css']);
  order.push('the sheet');
  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.all(imported);
  expect(order).toEqual(['the sheet', 'the modal', 'the modal']);
});

test('A style sheet that failed to load is requested again the next time', async () => {
  const failing = importWithSheets(load, ['b.css']);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('b.css');
  expect(links()).toEqual([]);
  const imported = importWithSheets(load, ['b.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await imported).toBe('the modal');
});
