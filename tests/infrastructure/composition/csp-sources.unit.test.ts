import { describe, expect, test } from '@jest/globals';
import { cspSources } from '../../../infrastructure/composition/csp-sources.ts';

const scriptsOf = (page: object, settings: object) =>
  cspSources(page as never, { found: { read: null }, body: '' } as never, {
    ...{ widgetHosts: ['widgets.example.com'], rebateWidgetHost: null, isMeasured: false },
    ...settings,
  }).scripts;

const HOST = { rebateWidgetHost: 'https://static.example.com:8443/rebates' };

describe('Scripts of other hosts', () => {
  test('of rebate widgets run on pages that hold one, where their host is set', () =>
    expect(scriptsOf({ needs: ['rebate-widgets'] }, HOST)).toEqual(['https://static.example.com:8443']));

  test('of rebate widgets are this server’s where no host is set', () =>
    expect(scriptsOf({ needs: ['rebate-widgets'] }, {})).toEqual([]));

  test('do not run on other pages', () => expect(scriptsOf({}, HOST)).toEqual([]));

  test('of other widgets run where these may stand, through TLS', () =>
    expect(scriptsOf({ needs: ['widgets'] }, HOST)).toEqual(['https://widgets.example.com']));
});
