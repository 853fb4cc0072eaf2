import { injectable } from 'inversify';

export const isInjected = injectable;
