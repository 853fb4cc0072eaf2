/** A page that the product hub links to. */
interface HubPage {
  readonly name: string;
  readonly path: string;
}

interface HubCategory {
  readonly name: string;
  readonly pages: ReadonlyArray<HubPage>;
}

const SMART_THERMOSTATS = 'Smart thermostats';

/** The seven categories of the product hub with their pages, in order (specification, section 2). */
export const HUB_CATEGORIES: ReadonlyArray<HubCategory> = [
  {
    name: 'Traditional split systems',
    pages: [
      { name: 'Air conditioners', path: '/products/air-conditioners/' },
      { name: 'Furnaces', path: '/products/furnaces/' },
      { name: 'Heat pumps', path: '/products/heat-pumps/' },
      { name: 'Air handlers', path: '/products/air-handlers/' },
      { name: 'Coils', path: '/products/coils/' },
      { name: 'Comfort coil', path: '/products/coils/comfort-coil/' },
      { name: 'Platinum indoor coil', path: '/products/coils/platinum-indoor-coil/' },
    ],
  },
  {
    name: 'Thermostats',
    pages: [
      { name: SMART_THERMOSTATS, path: '/products/thermostat-controls/smart-thermostats/' },
      { name: 'Traditional thermostats', path: '/products/thermostat-controls/traditional-thermostats/' },
      { name: 'Zoning', path: '/products/zoning/' },
    ],
  },
  {
    name: 'Packaged systems',
    pages: [
      { name: 'Gas/electric', path: '/products/packaged-system/gas-electric-packaged-systems/' },
      { name: 'Heat pump', path: '/products/packaged-system/heat-pump-packaged-systems/' },
      { name: 'Air conditioner', path: '/products/packaged-system/air-conditioner-packaged-systems/' },
      { name: 'Hybrid', path: '/products/packaged-system/hybrid-comfort-systems/' },
    ],
  },
  {
    name: 'Ductless systems (mini-split)',
    pages: [
      { name: 'Single-zone', path: '/products/ductless/single-zone/' },
      { name: 'Multi-zone', path: '/products/ductless/multi-zone/' },
    ],
  },
  {
    name: 'Indoor air quality',
    pages: [
      { name: 'Ventilation', path: '/products/indoor-air-quality/ventilation/' },
      { name: 'Air purification', path: '/products/indoor-air-quality/air-purification/' },
      { name: 'Humidity control', path: '/products/indoor-air-quality/humidity-control/' },
    ],
  },
  {
    name: 'Smart connected features',
    pages: [
      { name: 'Home app', path: '/resources/home-app/' },
      { name: 'Remote diagnostics', path: '/resources/home-app/diagnostics/' },
      { name: SMART_THERMOSTATS, path: '/products/thermostats-and-controls/smart-thermostats/' },
    ],
  },
  {
    name: 'Light Commercial',
    pages: [{ name: 'Light commercial systems', path: '/products/light-commercial/' }],
  },
];
