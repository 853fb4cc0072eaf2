import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { DealerMap } from '../../../domain/map/dealer-map.ts';
import { Atlas } from '../../../infrastructure/maps/atlas.ts';
import { finished } from '../../finished.ts';
import { mapSvg } from '../../../infrastructure/maps/map-svg.ts';

const atlas = finished(Atlas.reading());

const mapAround = (lat: number, lon: number, more: Partial<DealerMap> = {}): DealerMap => ({
  middle: { lat, lon },
  middleText: '10001',
  reach: 50,
  rings: [{ miles: 20, text: '20 mi' }],
  markers: [{ lat, lon, number: '1', name: '' }],
  total: 1,
  towns: [],
  ...more,
});

const textsIn = (svg: string): ReadonlyArray<string> =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

describe('An SVG map', () => {
  test('names its center, its rings, its towns and its dealers', () => {
    const towns = [{ name: 'Tom & Jerry <b>', lat: 40.5, lon: -74.5 }];
    expect(textsIn(mapSvg(mapAround(40.75, -74, { towns }), atlas))).toEqual([
      '20 mi',
      'Tom &amp; Jerry &lt;b>',
      '10001',
      '1',
    ]);
  });

  test.each([
    ['New York', 40.75, -74],
    ['Dallas', 32.96, -96.84],
    ['Honolulu', 21.3, -157.86],
    ['Anchorage', 61.2, -149.9],
    ['Attu, beyond the date line', 52.9, 172.9],
    ['San Juan', 18.46, -66.1],
    ['Toronto', 43.65, -79.38],
    ['a Canadian town far from the border', 53.5, -113.5],
  ])('of %s is well-formed and small, even if its area is wide', (_name, lat, lon) => {
    const svg = mapSvg(mapAround(lat, lon, { reach: 120 }), atlas);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 360"[^>]*>.*<\/svg>$/s);
    expect(svg).not.toMatch(/NaN|undefined|style=|<style/);
    expect(svg).toContain('<path d="M');
    expect(brotliCompressSync(svg).length).toBeLessThan(30_000);
  });

  test.each([
    ['at its top', 40.75, 112],
    ['at its bottom when a dealer is at its top', 41.04, 256],
  ])('labels a ring %s', (_place, lat, y) => {
    const markers = [{ lat, lon: -74, number: '1', name: '' }];
    expect(mapSvg(mapAround(40.75, -74, { markers }), atlas)).toContain(`y="${y}">20 mi</text>`);
  });

  test('shows dealers at the same place side by side', () => {
    const markers = ['1', '2', '3'].map((number) => ({ lat: 40.75, lon: -74, number, name: '' }));
    const svg = mapSvg(mapAround(40.75, -74, { markers }), atlas);
    const across = [...svg.matchAll(/<circle cx="([\d.]+)" cy="180" r="13"/g)].map(([, x]) => Number(x));
    expect(across).toHaveLength(3);
    across.slice(1).forEach((x, i) => expect(x - (across[i] ?? 0)).toBeGreaterThanOrEqual(26));
  });

  test.each([
    ['below the middle', 0, 0],
    ['above the middle if a dealer is below it', 40.75 - 5 / 69, 0],
    ['below the dealer if dealers are below and above the middle', 40.75 - 5 / 69, 40.75 + 5 / 69],
  ])('has the area’s code %s', (_place, ...places) => {
    const markers = places.filter((lat) => lat > 0).map((lat) => ({ lat, lon: -74, number: '1', name: '' }));
    const svg = mapSvg(mapAround(40.75, -74, { markers }), atlas);
    const y = Number(/<text x="240" y="([\d.]+)">10001/.exec(svg)?.[1]) - 4;
    const discs = [...svg.matchAll(/cy="([\d.]+)" r="13"/g)].map(([, cy]) => Number(cy));

    expect(discs).toHaveLength(markers.length);
    expect(discs.filter((cy) => Math.abs(cy - y) < 18)).toEqual([]);
  });

  test('leaves out a town whose name would cover another', () => {
    const towns = ['First', 'Second'].map((name) => ({ name, lat: 40.5, lon: -74.5 }));
    expect(textsIn(mapSvg(mapAround(40.75, -74, { towns }), atlas))).not.toContain('Second');
  });
});
