import type { PlannedSystem } from '../../../domain/product/estimate.ts';

export const SYSTEM_NAMES: { readonly [system in PlannedSystem]: string } = {
  'furnace-ac': 'Furnace and air conditioner',
  'heat-pump': 'Heat pump and air handler',
  hybrid: 'Hybrid: heat pump and furnace',
  'ac-air-handler': 'Air conditioner and air handler',
  furnace: 'Furnace alone',
  ac: 'Air conditioner alone',
  ductless: 'Ductless system',
  packaged: 'Packaged system',
  oil: 'Oil furnace',
};
