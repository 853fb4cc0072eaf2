import type { DrawingName } from '../../domain/product/product-drawings.ts';
import { airPurification, cleaneffects, quikboxAirCleaner } from './air-cleaners.ts';
import { humidityControl, indoorAirQuality, powerHumidifiers, ventilation } from './air-quality.ts';
import { smartThermostats, traditionalThermostats, zoning } from './controls.ts';
import { ductlessMultiZone, ductlessSingleZone } from './ductless-systems.ts';
import { coils, comfortCoil, platinumIndoorCoil } from './indoor-coils.ts';
import { lightCommercial } from './light-commercial.ts';
import {
  packagedAirConditioners,
  packagedGasElectric,
  packagedHeatPumps,
  packagedHybrids,
} from './packaged-systems.ts';
import type { Svg } from './pen.ts';
import { airConditioners, airHandlers, furnaces, heatPumps } from './split-systems.ts';

const COMPOSED: { readonly [name in DrawingName]: () => Svg } = {
  'air-conditioners': airConditioners,
  'heat-pumps': heatPumps,
  furnaces,
  'air-handlers': airHandlers,
  coils,
  'comfort-coil': comfortCoil,
  'platinum-indoor-coil': platinumIndoorCoil,
  'packaged-air-conditioners': packagedAirConditioners,
  'packaged-gas-electric': packagedGasElectric,
  'packaged-heat-pumps': packagedHeatPumps,
  'packaged-hybrids': packagedHybrids,
  'ductless-single-zone': ductlessSingleZone,
  'ductless-multi-zone': ductlessMultiZone,
  'smart-thermostats': smartThermostats,
  'traditional-thermostats': traditionalThermostats,
  zoning,
  'indoor-air-quality': indoorAirQuality,
  'air-purification': airPurification,
  cleaneffects,
  'quikbox-air-cleaner': quikboxAirCleaner,
  'humidity-control': humidityControl,
  'power-humidifiers': powerHumidifiers,
  ventilation,
  'light-commercial': lightCommercial,
};

/** The SVG of a product drawing. */
export const productDrawing = (name: DrawingName): Svg => COMPOSED[name]();
