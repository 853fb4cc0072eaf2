import { describe, expect, test } from '@jest/globals';
import { cspSources } from '../../../infrastructure/composition/csp-sources.ts';

const scriptsOf = (page: object, settings: object) =>
  cspSources(page as never, { found: { read: null }, body: '' } as never, {
    widgetHosts: ['widgets.example.com'],
    rebateWidgetHost: null,
    isMeasured: false,
    ...settings,
  }).scripts;

const HOST = { rebateWidgetHost: 'https://static.example.com:8443/rebates' };

describe('Scripts of other hosts', () => {
  test('of rebate widgets are allowed on pages with such a widget, if their host is set', () =>
    expect(scriptsOf({ needs: ['rebate-widgets'] }, HOST)).toEqual(['https://static.example.com:8443']));

  test('of rebate widgets come from this server if no host is set', () =>
    expect(scriptsOf({ needs: ['rebate-widgets'] }, {})).toEqual([]));

  test('are not allowed on other pages', () => expect(scriptsOf({}, HOST)).toEqual([]));

  test('of other widgets are allowed on pages with widgets, over TLS', () =>
    expect(scriptsOf({ needs: ['widgets'] }, HOST)).toEqual(['https://widgets.example.com']));
});
