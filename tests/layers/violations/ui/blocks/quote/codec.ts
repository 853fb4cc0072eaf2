import { createElement } from 'react';

export const drawsWhileItDecodes = createElement;
