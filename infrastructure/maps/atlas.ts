import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds } from 'd3-geo';
import type { Feature, Geometry, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { Coordinates } from '../../domain/postal-code/place.ts';

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
  private readonly unitedStates = read('us-atlas/counties-10m.json');
  private readonly land = [
    ...this.featuresOf(this.unitedStates, 'states'),
    // The United States are rendered by state.
    ...this.featuresOf(read('world-atlas/countries-50m.json'), 'countries').filter(({ id }) => id !== '840'),
  ].map((shape) => bounded(shape, shape));
  private readonly counties = this.geometriesOf('counties');
  private readonly states = this.geometriesOf('states');

  /** The outlines within a number of miles around a point. */
  around({ lat, lon }: Coordinates, miles: number): Outlines {
    const up = miles / MILES_PER_DEGREE;
    const across = up / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
    const within = <A>(all: ReadonlyArray<Bounded<A>>): ReadonlyArray<A> =>
      all.flatMap(({ shape, west, south, east, north }) => {
        const isAcross = west > east || (west <= lon + across && east >= lon - across);
        return isAcross && south <= lat + up && north >= lat - up ? [shape] : [];
      });
    const borders = (all: ReadonlyArray<Bounded<GeometryObject>>): MultiLineString =>
      mesh(
        this.unitedStates,
        { type: 'GeometryCollection', geometries: [...within(all)] } as GeometryCollection,
        (one, other) => one !== other,
      );
    return { land: within(this.land), states: borders(this.states), counties: borders(this.counties) };
  }

  private featuresOf(topology: Topology, name: string): ReadonlyArray<Feature<Geometry>> {
    const object = topology.objects[name] as GeometryCollection;
    return feature(topology, object).features;
  }

  private geometriesOf(name: string): ReadonlyArray<Bounded<GeometryObject>> {
    const { geometries } = this.unitedStates.objects[name] as GeometryCollection;
    return geometries.map((geometry) =>
      bounded(geometry, feature(this.unitedStates, geometry) as Feature<Geometry>),
    );
  }
}
