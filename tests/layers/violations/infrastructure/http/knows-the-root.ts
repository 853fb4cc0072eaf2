import { container } from '../composition/container.ts';

export const knowsTheRoot = container;
