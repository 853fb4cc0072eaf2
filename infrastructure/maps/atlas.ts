import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds, geoContains } from 'd3-geo';
import type { Feature, Geometry, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import { inSlices } from '../system/in-slices.ts';

const MILES_PER_DEGREE = 69;

const read = (file: string): Topology =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')) as Topology;

export interface Outlines {
  /** States, and other countries without their provinces. */
  readonly land: ReadonlyArray<Feature<Geometry>>;
  readonly states: MultiLineString;
  readonly counties: MultiLineString;
}

interface Bounded<A> {
  readonly shape: A;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const bounded = <A>(shape: A, outline: Feature<Geometry>): Bounded<A> => {
  const [[west, south], [east, north]] = geoBounds(outline);
  return { shape, west, south, east, north };
};

/** Outlines of counties, states and countries (US Census Bureau and Natural Earth, from `us-atlas` and `world-atlas`). */
export class Atlas {
  private constructor(
    private readonly unitedStates: Topology,
    private readonly land: ReadonlyArray<Bounded<Feature<Geometry>>>,
    private readonly states: ReadonlyArray<Bounded<GeometryObject>>,
    private readonly counties: ReadonlyArray<Bounded<GeometryObject>>,
  ) {}

  /** Reads the outlines. Yields between short steps, because 3,200 counties take a tenth of a second. */
  static *reading(): Generator<void, Atlas> {
    const unitedStates = read('us-atlas/counties-10m.json');
    yield;
    const world = read('world-atlas/countries-50m.json');
    yield;
    // The United States are rendered by state.
    const others = featuresOf(world, 'countries').filter(({ id }) => id !== '840');
    const land: Bounded<Feature<Geometry>>[] = [];
    for (const shape of [...featuresOf(unitedStates, 'states'), ...others]) {
      land.push(bounded(shape, shape));
      yield;
    }
    const states = yield* boundedGeometries(unitedStates, 'states');
    const counties = yield* boundedGeometries(unitedStates, 'counties');
    return new Atlas(unitedStates, land, states, counties);
  }

  /** The outlines within a number of miles around a point. */
  around(middle: Coordinates, miles: number): Outlines {
    const within = <A>(all: ReadonlyArray<Bounded<A>>): ReadonlyArray<A> => nearby(all, middle, miles);
    const borders = (all: ReadonlyArray<Bounded<GeometryObject>>): MultiLineString =>
      mesh(
        this.unitedStates,
        { type: 'GeometryCollection', geometries: [...within(all)] } as GeometryCollection,
        (one, other) => one !== other,
      );
    return { land: within(this.land), states: borders(this.states), counties: borders(this.counties) };
  }

  /** The county of a point, by its five digits (FIPS); undefined outside of all. */
  countyAt(point: Coordinates): string | undefined {
    const county = nearby(this.counties, point, 0).find((shape) =>
      geoContains(feature(this.unitedStates, shape), [point.lon, point.lat]),
    );
    return county?.id === undefined ? undefined : String(county.id);
  }
}

let shared: Promise<Atlas> | null = null;

/** The process's atlas, read when it is first needed. */
export const sharedAtlas = (): Promise<Atlas> => (shared ??= inSlices(Atlas.reading()));

/** The shapes whose bounds come within a number of miles of a point. */
const nearby = <A>(
  all: ReadonlyArray<Bounded<A>>,
  { lat, lon }: Coordinates,
  miles: number,
): ReadonlyArray<A> => {
  const up = miles / MILES_PER_DEGREE;
  const across = up / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return all.flatMap(({ shape, west, south, east, north }) => {
    const isAcross = west > east || (west <= lon + across && east >= lon - across);
    return isAcross && south <= lat + up && north >= lat - up ? [shape] : [];
  });
};

const featuresOf = (topology: Topology, name: string): ReadonlyArray<Feature<Geometry>> =>
  feature(topology, topology.objects[name] as GeometryCollection).features;

function* boundedGeometries(
  topology: Topology,
  name: string,
): Generator<void, ReadonlyArray<Bounded<GeometryObject>>> {
  const found: Bounded<GeometryObject>[] = [];
  for (const geometry of (topology.objects[name] as GeometryCollection).geometries) {
    found.push(bounded(geometry, feature(topology, geometry) as Feature<Geometry>));
    yield;
  }
  return found;
}
